ALTER TABLE "profile_photos" ADD COLUMN "shown_version" text;--> statement-breakpoint
ALTER TABLE "profile_photos" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "profile_photos" ADD COLUMN "refusal_note" text;--> statement-breakpoint
ALTER TABLE "background_checks" ADD COLUMN "note" text;--> statement-breakpoint
UPDATE "profile_photos" SET "shown_version" = "version";