DROP INDEX "users_caregiver_box";--> statement-breakpoint
DROP INDEX "jobs_box";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "area_latitude" double precision GENERATED ALWAYS AS ((floor(latitude / 0.01) + 0.5) * 0.01) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "area_longitude" double precision GENERATED ALWAYS AS ((floor(longitude / (0.01 / greatest(0.01, cos(radians((floor(latitude / 0.01) + 0.5) * 0.01))))) + 0.5) * (0.01 / greatest(0.01, cos(radians((floor(latitude / 0.01) + 0.5) * 0.01))))) STORED;--> statement-breakpoint
ALTER TABLE "caregiver_badges" ADD COLUMN "since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "area_latitude" double precision GENERATED ALWAYS AS ((floor(latitude / 0.01) + 0.5) * 0.01) STORED;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "area_longitude" double precision GENERATED ALWAYS AS ((floor(longitude / (0.01 / greatest(0.01, cos(radians((floor(latitude / 0.01) + 0.5) * 0.01))))) + 0.5) * (0.01 / greatest(0.01, cos(radians((floor(latitude / 0.01) + 0.5) * 0.01))))) STORED;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "may_be_indexed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_caregiver_box" ON "users" USING btree ("area_latitude","area_longitude") WHERE role in ('caregiver', 'agency_caregiver');--> statement-breakpoint
CREATE INDEX "jobs_box" ON "jobs" USING btree ("area_latitude","area_longitude");--> statement-breakpoint
UPDATE "caregiver_badges" b SET "since" = coalesce(b."completed_at", c."created_at") FROM "caregivers" c WHERE c."id" = b."caregiver_id";--> statement-breakpoint
UPDATE "caregivers" c SET "vetted" = exists (select 1 from "badges") and not exists (
  select 1 from "badges" b where not exists (
    select 1 from "caregiver_badges" h where h."caregiver_id" = c."id" and h."badge_id" = b."id" and h."status" = 'completed'
  )
);
