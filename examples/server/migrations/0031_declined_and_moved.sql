ALTER TABLE "caregivers" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
-- Of the same two people, no two connections go on at once: each goes on from the day on which it began until its last day.
-- One that ended before it began never goes on. A range of one number stands for equality, which needs no extension. Where there
-- are two already, the one that has come further stays, and of those the older one.
WITH "periods" AS (
	SELECT "id", "family_id", "caregiver_id", "hire_stage", ("created_at" AT TIME ZONE 'UTC')::date AS "began",
		CASE WHEN "end_date" < ("created_at" AT TIME ZONE 'UTC')::date THEN 'empty'::daterange
			ELSE daterange(("created_at" AT TIME ZONE 'UTC')::date, "end_date", '[]') END AS "during"
	FROM "connections")
UPDATE "connections" k SET "end_date" = p."began" - 1 FROM "periods" p
WHERE p."id" = k."id" AND EXISTS (
	SELECT 1 FROM "periods" o
	WHERE o."family_id" = p."family_id" AND o."caregiver_id" = p."caregiver_id" AND o."during" && p."during"
		AND (-o."hire_stage", o."id") < (-p."hire_stage", p."id"));
--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_apart" EXCLUDE USING gist (
	int4range("family_id", "family_id", '[]') WITH &&,
	int4range("caregiver_id", "caregiver_id", '[]') WITH &&,
	(CASE WHEN "end_date" < ("created_at" AT TIME ZONE 'UTC')::date THEN 'empty'::daterange
		ELSE daterange(("created_at" AT TIME ZONE 'UTC')::date, "end_date", '[]') END) WITH &&
);
