CREATE TABLE "ended_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"why" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clock_records" ADD COLUMN "breaks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clock_records" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clock_records" ADD COLUMN "closed_read_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "ended_sessions_age" ON "ended_sessions" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "clock_records_open" ON "clock_records" USING btree ("user_id") WHERE "clock_records"."clock_out_at" is null;--> statement-breakpoint
CREATE INDEX "clock_records_closed" ON "clock_records" USING btree ("user_id") WHERE "clock_records"."closed_at" is not null and "clock_records"."closed_read_at" is null;