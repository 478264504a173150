CREATE TABLE "messaging_freezes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"frozen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "blocked_by_both" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messaging_freezes" ADD CONSTRAINT "messaging_freezes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;