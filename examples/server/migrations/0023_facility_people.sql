CREATE TABLE "facility_people" (
	"facility_user_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"standing" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "facility_people_facility_user_id_user_id_pk" PRIMARY KEY("facility_user_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "facility_people" ADD CONSTRAINT "facility_people_facility_user_id_users_id_fk" FOREIGN KEY ("facility_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_people" ADD CONSTRAINT "facility_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "facility_people_user" ON "facility_people" USING btree ("user_id");