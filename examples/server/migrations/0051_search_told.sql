-- As before, but that a row says the week of this very day of three more, who else have to be read time by time: whose last time is over today,
-- free in none of its hours, of whom that is known until the day ends; free in a night that begins today and goes on into the week; and free
-- in a night that begins with the week's last day and goes on beyond it.
CREATE OR REPLACE VIEW "search_row_facts" AS
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
  SELECT CASE WHEN known OR told THEN array[d0, d1, d2, d3, d4, d5, d6] END AS week,
    CASE WHEN known OR told THEN week_from ELSE greatest(week_from, over_from) END AS week_from,
    CASE WHEN told AND NOT known THEN over_from + 6 ELSE week_until END AS week_until
  FROM (
    SELECT coalesce(bool_or(adds OR later), false) AS known, coalesce(bool_or(ends >= search_today()), false) AS told,
      coalesce(bit_or(CASE WHEN adds AND (weekday = 0 OR daily) THEN hours ELSE 0 END | CASE WHEN (adds AND NOT begins OR goes_on) AND (weekday = 6 OR daily) THEN hours_after ELSE 0 END), 0) AS d0,
      coalesce(bit_or(CASE WHEN adds AND (weekday = 1 OR daily) THEN hours ELSE 0 END | CASE WHEN (adds AND NOT begins OR goes_on) AND (weekday = 0 OR daily) THEN hours_after ELSE 0 END), 0) AS d1,
      coalesce(bit_or(CASE WHEN adds AND (weekday = 2 OR daily) THEN hours ELSE 0 END | CASE WHEN (adds AND NOT begins OR goes_on) AND (weekday = 1 OR daily) THEN hours_after ELSE 0 END), 0) AS d2,
      coalesce(bit_or(CASE WHEN adds AND (weekday = 3 OR daily) THEN hours ELSE 0 END | CASE WHEN (adds AND NOT begins OR goes_on) AND (weekday = 2 OR daily) THEN hours_after ELSE 0 END), 0) AS d3,
      coalesce(bit_or(CASE WHEN adds AND (weekday = 4 OR daily) THEN hours ELSE 0 END | CASE WHEN (adds AND NOT begins OR goes_on) AND (weekday = 3 OR daily) THEN hours_after ELSE 0 END), 0) AS d4,
      coalesce(bit_or(CASE WHEN adds AND (weekday = 5 OR daily) THEN hours ELSE 0 END | CASE WHEN (adds AND NOT begins OR goes_on) AND (weekday = 4 OR daily) THEN hours_after ELSE 0 END), 0) AS d5,
      coalesce(bit_or(CASE WHEN adds AND (weekday = 6 OR daily) THEN hours ELSE 0 END | CASE WHEN (adds AND NOT begins OR goes_on) AND (weekday = 5 OR daily) THEN hours_after ELSE 0 END), 0) AS d6,
      coalesce(max(CASE
        WHEN later THEN '-infinity'
        WHEN adds AND daily THEN start_date - CASE WHEN hours_after = 0 THEN 1 ELSE 0 END
        WHEN adds THEN start_date - CASE WHEN hours_after = 0 OR begins THEN 7 ELSE 6 END
        WHEN hours_after = 0 OR goes_on THEN ends
        ELSE ends + 1 END), '-infinity')::date AS week_from,
      coalesce(max(CASE WHEN NOT (adds OR later) THEN ends + 1 END), '-infinity')::date AS over_from,
      coalesce(min(CASE WHEN later THEN start_date - 1 WHEN begins THEN start_date WHEN adds AND once THEN start_date + 6 WHEN adds THEN ends WHEN goes_on THEN start_date + 7 END), 'infinity')::date AS week_until
    FROM (
      SELECT *, NOT repeats_weekly AND ends = start_date AS once, NOT repeats_weekly AND ends > start_date AS daily,
        start_date > search_today() + 7 AS later, NOT repeats_weekly AND start_date = search_today() AND ends = start_date AND hours_after <> 0 AS goes_on,
        start_date = search_today() + 7 AND hours_after <> 0 AS begins,
        CASE WHEN start_date > search_today() + 7 THEN false
          WHEN repeats_weekly THEN ends >= search_today() + 7
          WHEN ends = start_date THEN start_date > search_today()
          ELSE start_date <= search_today() + 1 AND ends >= search_today() + 7 END AS adds
      FROM (
        SELECT weekday, hours, hours_after, start_date, repeats_weekly,
          coalesce(end_date, CASE WHEN repeats_weekly THEN 'infinity' ELSE start_date END)::date AS ends
        FROM availabilities a WHERE a.user_id = c.id
      ) s
    ) t
  ) d
) a
WHERE u.role IN ('caregiver', 'agency_caregiver') AND u.deleted_at IS NULL AND c.profile_state_name = 'active';--> statement-breakpoint
-- Rows that say nothing of this week yet are read anew by the round that keeps them, some at a time.
UPDATE "search_rows" SET "week_until" = search_today() WHERE "week_from" > search_today();
--> statement-breakpoint
-- It only reads: several processes of the database may search at once.
ALTER FUNCTION "free_hours"(int, date, text) PARALLEL SAFE;
