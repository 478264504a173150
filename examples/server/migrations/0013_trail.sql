CREATE TABLE "trail_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trail_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"about_user" integer NOT NULL,
	"actor_user" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "trail_entries_about" ON "trail_entries" USING btree ("about_user","id");