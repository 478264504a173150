ALTER TABLE "social_accounts" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "social_offers" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "onboarding_drafts" ADD COLUMN "origin" text;--> statement-breakpoint
UPDATE "onboarding_drafts" SET "origin" = "key_hash";--> statement-breakpoint
ALTER TABLE "onboarding_drafts" ALTER COLUMN "origin" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "onboarding_drafts_origin" ON "onboarding_drafts" USING btree ("origin");--> statement-breakpoint
CREATE INDEX "idempotency_keys_signed_in" ON "idempotency_keys" USING btree ("signed_in_user_id");