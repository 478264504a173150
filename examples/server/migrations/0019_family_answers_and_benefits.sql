CREATE TABLE "benefits" (
	"family_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"total_hours" double precision NOT NULL,
	"cycle" text NOT NULL,
	"begins" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decline_feedback" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "accepted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answer_letter" bigint;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "closing_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "benefits" ADD CONSTRAINT "benefits_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;