ALTER TABLE "availabilities" ADD COLUMN "weekday" smallint GENERATED ALWAYS AS (extract(dow from start_date)::smallint) STORED;--> statement-breakpoint
ALTER TABLE "availabilities" ADD COLUMN "hours" integer GENERATED ALWAYS AS (case
      when end_time <= start_time then (1 << 24) - (1 << (extract(hour from start_time)::int + (extract(minute from start_time) > 0)::int))
      when (extract(hour from start_time)::int + (extract(minute from start_time) > 0)::int) < extract(hour from end_time)::int then (1 << extract(hour from end_time)::int) - (1 << (extract(hour from start_time)::int + (extract(minute from start_time) > 0)::int))
      else 0 end) STORED;--> statement-breakpoint
ALTER TABLE "availabilities" ADD COLUMN "hours_after" integer GENERATED ALWAYS AS (case
      when end_time <= start_time then (1 << extract(hour from end_time)::int) - 1 else 0 end) STORED;--> statement-breakpoint
CREATE INDEX "availabilities_hours" ON "availabilities" USING btree ("user_id","repeats_weekly","weekday","start_date","end_date","hours","hours_after");