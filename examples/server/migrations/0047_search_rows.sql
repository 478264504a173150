CREATE TABLE "search_rows" (
	"id" integer PRIMARY KEY NOT NULL,
	"cell" integer,
	"x" double precision,
	"y" double precision,
	"z" double precision,
	"conditions" bigint NOT NULL,
	"home_support" bigint NOT NULL,
	"spoken_languages" bigint NOT NULL,
	"provider_types" bigint NOT NULL,
	"schedule" integer NOT NULL,
	"desired_wage" integer NOT NULL,
	"stars" smallint,
	"reviews_count" integer NOT NULL,
	"reply_hours" smallint,
	"vetted_until" date NOT NULL,
	"week" integer[],
	"week_from" date NOT NULL,
	"week_until" date NOT NULL,
	"booked_until" timestamp with time zone NOT NULL,
	"found_since" timestamp with time zone NOT NULL,
	"gender" text,
	"state" text NOT NULL,
	"county" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "caregivers" ADD COLUMN "reply_hours" integer;--> statement-breakpoint
ALTER TABLE "caregivers" ADD COLUMN "replies_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "search_rows" ADD CONSTRAINT "search_rows_id_caregivers_id_fk" FOREIGN KEY ("id") REFERENCES "public"."caregivers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_rows_place" ON "search_rows" USING btree ("state","county");--> statement-breakpoint
CREATE INDEX "search_rows_found_since" ON "search_rows" USING btree ("found_since");--> statement-breakpoint
CREATE INDEX "search_rows_week_until" ON "search_rows" USING btree ("week_until") WHERE "search_rows"."week_until" < 'infinity';--> statement-breakpoint
CREATE INDEX "caregivers_replies_due" ON "caregivers" USING btree ("replies_due_at") WHERE "caregivers"."replies_due_at" is not null;--> statement-breakpoint
-- Of whom families wrote to before, how soon they answer is looked at with the first round.
UPDATE "caregivers" SET "replies_due_at" = now() WHERE "id" IN (SELECT "from_user" FROM "conversations" UNION SELECT "to_user" FROM "conversations");
--> statement-breakpoint
-- All that a search around a place reads, by the place: drizzle's indexes have no columns that are only carried along.
CREATE INDEX "search_rows_cell" ON "search_rows" ("cell") INCLUDE ("id", "x", "y", "z", "conditions", "home_support", "spoken_languages",
  "provider_types", "schedule", "desired_wage", "stars", "reviews_count", "reply_hours", "vetted_until", "week", "week_from", "week_until",
  "booked_until", "found_since", "gender");--> statement-breakpoint
-- The ids of an array as bits.
CREATE FUNCTION "id_bits"(ids int[]) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(bit_or(1::bigint << id), 0) FROM unnest(ids) AS id WHERE id BETWEEN 0 AND 62
$$;--> statement-breakpoint
-- What each row of the search has to be, of whom can be found. The times of a week are read as they stand on the day of the database:
-- what has ended by then says nothing any more, and the week holds as a whole between the first and the last day on which nothing
-- of it begins or ends.
CREATE VIEW "search_row_facts" AS
SELECT c.id,
  (floor((u.area_latitude + 90) * 4) * 1440 + floor((u.area_longitude + 180) * 4))::int AS cell,
  cos(radians(u.area_latitude)) * cos(radians(u.area_longitude)) AS x,
  cos(radians(u.area_latitude)) * sin(radians(u.area_longitude)) AS y,
  sin(radians(u.area_latitude)) AS z,
  id_bits(c.conditions) AS conditions,
  id_bits(c.home_support) AS home_support,
  id_bits(c.spoken_languages) AS spoken_languages,
  id_bits(c.provider_types) AS provider_types,
  c.schedule_full_time::int + 2 * c.schedule_part_time::int + 4 * c.schedule_short_term::int
    + 8 * c.schedule_overnight::int + 16 * c.schedule_wknd_livein::int + 32 * c.schedule_holidays::int AS schedule,
  c.desired_wage,
  (c.avg_rating * 100)::smallint AS stars,
  c.reviews_count,
  c.reply_hours::smallint AS reply_hours,
  CASE WHEN c.vetted THEN coalesce((SELECT min(l.expires) FROM licenses l WHERE l.caregiver_id = c.id), 'infinity')
    ELSE '-infinity' END::date AS vetted_until,
  a.week, a.week_from, a.week_until,
  coalesce((SELECT max(upper(b.during)) FROM bookings b WHERE int4range(b.user_id, b.user_id, '[]') && int4range(c.id, c.id, '[]')), '-infinity') AS booked_until,
  coalesce(c.active_since, c.created_at) AS found_since,
  c.gender, u.state, u.county
FROM caregivers c JOIN users u ON u.id = c.id
CROSS JOIN LATERAL (
  SELECT CASE WHEN bool_or(lasts) THEN array[d0, d1, d2, d3, d4, d5, d6] END AS week, week_from, week_until FROM (
    SELECT bool_or(lasts) AS lasts,
      coalesce(bit_or(CASE WHEN lasts AND weekday = 0 THEN hours WHEN lasts AND weekday = 6 THEN hours_after END), 0) AS d0,
      coalesce(bit_or(CASE WHEN lasts AND weekday = 1 THEN hours WHEN lasts AND weekday = 0 THEN hours_after END), 0) AS d1,
      coalesce(bit_or(CASE WHEN lasts AND weekday = 2 THEN hours WHEN lasts AND weekday = 1 THEN hours_after END), 0) AS d2,
      coalesce(bit_or(CASE WHEN lasts AND weekday = 3 THEN hours WHEN lasts AND weekday = 2 THEN hours_after END), 0) AS d3,
      coalesce(bit_or(CASE WHEN lasts AND weekday = 4 THEN hours WHEN lasts AND weekday = 3 THEN hours_after END), 0) AS d4,
      coalesce(bit_or(CASE WHEN lasts AND weekday = 5 THEN hours WHEN lasts AND weekday = 4 THEN hours_after END), 0) AS d5,
      coalesce(bit_or(CASE WHEN lasts AND weekday = 6 THEN hours WHEN lasts AND weekday = 5 THEN hours_after END), 0) AS d6,
      coalesce(max(CASE WHEN lasts THEN start_date ELSE ends + 1 END), '-infinity')::date AS week_from,
      coalesce(min(CASE WHEN lasts THEN ends END), 'infinity')::date AS week_until
    FROM (
      SELECT weekday, hours, hours_after, start_date,
        coalesce(end_date, CASE WHEN repeats_weekly THEN 'infinity' ELSE start_date END)::date AS ends,
        repeats_weekly AND coalesce(end_date, 'infinity') >= current_date + 8 AS lasts
      FROM availabilities a WHERE a.user_id = c.id
    ) t
  ) d GROUP BY d0, d1, d2, d3, d4, d5, d6, week_from, week_until
) a
WHERE u.role IN ('caregiver', 'agency_caregiver') AND u.deleted_at IS NULL AND c.profile_state_name = 'active';--> statement-breakpoint
-- Makes the rows of these people what they have to be. Who changes two facts of one at once waits for the other first, and so reads both.
CREATE FUNCTION "keep_search_rows"(people int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM caregivers WHERE id = ANY(people) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM search_rows r WHERE r.id = ANY(people) AND NOT EXISTS (SELECT 1 FROM search_row_facts f WHERE f.id = r.id);
  INSERT INTO search_rows AS r (id, cell, x, y, z, conditions, home_support, spoken_languages, provider_types, schedule, desired_wage, stars,
    reviews_count, reply_hours, vetted_until, week, week_from, week_until, booked_until, found_since, gender, state, county)
  SELECT * FROM search_row_facts f WHERE f.id = ANY(people)
  ON CONFLICT (id) DO UPDATE SET (cell, x, y, z, conditions, home_support, spoken_languages, provider_types, schedule, desired_wage, stars,
    reviews_count, reply_hours, vetted_until, week, week_from, week_until, booked_until, found_since, gender, state, county)
    = (excluded.cell, excluded.x, excluded.y, excluded.z, excluded.conditions, excluded.home_support, excluded.spoken_languages,
    excluded.provider_types, excluded.schedule, excluded.desired_wage, excluded.stars, excluded.reviews_count, excluded.reply_hours,
    excluded.vetted_until, excluded.week, excluded.week_from, excluded.week_until, excluded.booked_until, excluded.found_since,
    excluded.gender, excluded.state, excluded.county)
    WHERE r IS DISTINCT FROM excluded;
END $$;--> statement-breakpoint
-- The first argument of each trigger is the column that says whose rows they are.
CREATE FUNCTION "search_rows_written"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE people int[];
BEGIN
  EXECUTE format('SELECT array_agg(DISTINCT %I) FROM written', TG_ARGV[0]) INTO people;
  IF people IS NOT NULL THEN PERFORM keep_search_rows(people); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "search_row_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_search_rows(array[(to_jsonb(NEW) ->> TG_ARGV[0])::int, (to_jsonb(OLD) ->> TG_ARGV[0])::int]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_rows_kept" AFTER INSERT ON "caregivers" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "search_rows_written"('id');--> statement-breakpoint
CREATE TRIGGER "search_row_kept" AFTER UPDATE ON "caregivers" FOR EACH ROW WHEN (
  (OLD.profile_state_name, OLD.conditions, OLD.home_support, OLD.spoken_languages, OLD.provider_types, OLD.desired_wage, OLD.avg_rating, OLD.reviews_count, OLD.reply_hours, OLD.vetted, OLD.active_since, OLD.created_at, OLD.gender,
    OLD.schedule_full_time, OLD.schedule_part_time, OLD.schedule_short_term, OLD.schedule_overnight, OLD.schedule_wknd_livein, OLD.schedule_holidays)
  IS DISTINCT FROM
  (NEW.profile_state_name, NEW.conditions, NEW.home_support, NEW.spoken_languages, NEW.provider_types, NEW.desired_wage, NEW.avg_rating, NEW.reviews_count, NEW.reply_hours, NEW.vetted, NEW.active_since, NEW.created_at, NEW.gender,
    NEW.schedule_full_time, NEW.schedule_part_time, NEW.schedule_short_term, NEW.schedule_overnight, NEW.schedule_wknd_livein, NEW.schedule_holidays)
) EXECUTE FUNCTION "search_row_changed"('id');--> statement-breakpoint
CREATE TRIGGER "search_row_kept" AFTER UPDATE ON "users" FOR EACH ROW WHEN (
  (OLD.role, OLD.deleted_at, OLD.latitude, OLD.longitude, OLD.state, OLD.county) IS DISTINCT FROM (NEW.role, NEW.deleted_at, NEW.latitude, NEW.longitude, NEW.state, NEW.county)
) EXECUTE FUNCTION "search_row_changed"('id');--> statement-breakpoint
CREATE TRIGGER "search_rows_added" AFTER INSERT ON "licenses" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "search_rows_written"('caregiver_id');--> statement-breakpoint
CREATE TRIGGER "search_rows_removed" AFTER DELETE ON "licenses" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "search_rows_written"('caregiver_id');--> statement-breakpoint
CREATE TRIGGER "search_row_kept" AFTER UPDATE ON "licenses" FOR EACH ROW WHEN ((OLD.caregiver_id, OLD.expires) IS DISTINCT FROM (NEW.caregiver_id, NEW.expires)) EXECUTE FUNCTION "search_row_changed"('caregiver_id');--> statement-breakpoint
CREATE TRIGGER "search_rows_added" AFTER INSERT ON "availabilities" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "search_rows_written"('user_id');--> statement-breakpoint
CREATE TRIGGER "search_rows_removed" AFTER DELETE ON "availabilities" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "search_rows_written"('user_id');--> statement-breakpoint
CREATE TRIGGER "search_row_kept" AFTER UPDATE ON "availabilities" FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION "search_row_changed"('user_id');--> statement-breakpoint
CREATE TRIGGER "search_rows_added" AFTER INSERT ON "bookings" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "search_rows_written"('user_id');--> statement-breakpoint
CREATE TRIGGER "search_rows_removed" AFTER DELETE ON "bookings" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION "search_rows_written"('user_id');--> statement-breakpoint
CREATE TRIGGER "search_row_kept" AFTER UPDATE ON "bookings" FOR EACH ROW WHEN ((OLD.user_id, OLD.during) IS DISTINCT FROM (NEW.user_id, NEW.during)) EXECUTE FUNCTION "search_row_changed"('user_id');--> statement-breakpoint
INSERT INTO "search_rows" (id, cell, x, y, z, conditions, home_support, spoken_languages, provider_types, schedule, desired_wage, stars,
    reviews_count, reply_hours, vetted_until, week, week_from, week_until, booked_until, found_since, gender, state, county)
  SELECT * FROM "search_row_facts";
--> statement-breakpoint
-- When a user is free in the seven days from the day after `today` on, by the clock of a zone, as `freeWeek` says it: an array of seven, Sunday
-- first, or null. A function, so that its plan is made once for a connection and not for every search.
CREATE FUNCTION "free_hours"(person int, today date, zone text) RETURNS int[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  free int[];
  known boolean;
  booked record;
  since int;
  until int;
  day int;
BEGIN
  SELECT array_agg(d.hours ORDER BY d.weekday), bool_or(d.known) INTO free, known FROM (
    SELECT w.weekday, bool_or(coalesce(a.end_date, CASE WHEN a.repeats_weekly THEN 'infinity' ELSE a.start_date END) >= today) AS known,
      bit_or(
        CASE WHEN a.start_date <= w.day AND CASE WHEN a.repeats_weekly THEN a.weekday = w.weekday AND (a.end_date IS NULL OR a.end_date >= w.day)
          ELSE coalesce(a.end_date, a.start_date) >= w.day END THEN a.hours ELSE 0 END
        | CASE WHEN a.start_date <= w.day - 1 AND CASE WHEN a.repeats_weekly THEN a.weekday = (w.weekday + 6) % 7 AND (a.end_date IS NULL OR a.end_date >= w.day - 1)
          ELSE coalesce(a.end_date, a.start_date) >= w.day - 1 END THEN a.hours_after ELSE 0 END) AS hours
    FROM availabilities a CROSS JOIN (
      SELECT today + 1 + n AS day, extract(dow FROM today + 1 + n)::int AS weekday FROM generate_series(0, 6) AS n
    ) w WHERE a.user_id = person GROUP BY w.weekday
  ) d;
  IF known IS NOT TRUE THEN RETURN NULL; END IF;
  FOR booked IN
    SELECT floor(extract(epoch FROM date_trunc('minute', lower(b.during) AT TIME ZONE zone) - (today + 1)) / 3600)::int AS since,
      ceil(extract(epoch FROM date_trunc('minute', upper(b.during) AT TIME ZONE zone) - (today + 1)) / 3600)::int AS until
    FROM bookings b WHERE int4range(b.user_id, b.user_id, '[]') && int4range(person, person, '[]')
      AND b.during && tstzrange((today + 1)::timestamp AT TIME ZONE zone, (today + 8)::timestamp AT TIME ZONE zone)
  LOOP
    FOR n IN 0..6 LOOP
      since := greatest(booked.since - 24 * n, 0);
      until := least(booked.until - 24 * n, 24);
      IF until > since THEN
        day := extract(dow FROM today + 1 + n)::int + 1;
        free[day] := free[day] & ~((1 << until) - (1 << since));
      END IF;
    END LOOP;
  END LOOP;
  RETURN free;
END $$;
