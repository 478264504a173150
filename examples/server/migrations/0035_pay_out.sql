CREATE TABLE "disputes" (
	"provider_ref" text PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"attempt_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "disputes_cents" CHECK ("disputes"."cents" > 0),
	CONSTRAINT "disputes_state" CHECK ("disputes"."state" in ('open', 'answered', 'won', 'lost')),
	CONSTRAINT "disputes_decided" CHECK (("disputes"."state" in ('won', 'lost')) = ("disputes"."decided_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"provider_ref" text PRIMARY KEY NOT NULL,
	"payee_id" integer NOT NULL,
	"cents" bigint NOT NULL,
	"state" text NOT NULL,
	"arrives_on" date NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "payouts_state" CHECK ("payouts"."state" in ('on_its_way', 'paid', 'failed')),
	CONSTRAINT "payouts_cents" CHECK ("payouts"."cents" > 0),
	CONSTRAINT "payouts_decided" CHECK (("payouts"."state" = 'on_its_way') = ("payouts"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" integer NOT NULL,
	"payee_id" integer NOT NULL,
	"cents" bigint NOT NULL,
	"expenses_cents" bigint NOT NULL,
	"state" text DEFAULT 'ready' NOT NULL,
	"provider_ref" text,
	"payout_ref" text,
	"failure" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"deposited_at" timestamp with time zone,
	CONSTRAINT "transfers_invoice" UNIQUE("invoice_id"),
	CONSTRAINT "transfers_provider_ref" UNIQUE("provider_ref"),
	CONSTRAINT "transfers_state" CHECK ("transfers"."state" in ('ready', 'held', 'sent', 'deposited')),
	CONSTRAINT "transfers_cents" CHECK ("transfers"."cents" > 0 and "transfers"."expenses_cents" between 0 and "transfers"."cents"),
	CONSTRAINT "transfers_sent" CHECK (("transfers"."state" in ('sent', 'deposited')) = ("transfers"."sent_at" is not null)),
	CONSTRAINT "transfers_known" CHECK (("transfers"."sent_at" is null) = ("transfers"."provider_ref" is null)),
	CONSTRAINT "transfers_deposited" CHECK (("transfers"."state" = 'deposited') = ("transfers"."deposited_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_payee_id_users_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_payee_id_users_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_payout_ref_payouts_provider_ref_fk" FOREIGN KEY ("payout_ref") REFERENCES "public"."payouts"("provider_ref") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_invoice" ON "disputes" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payouts_payee" ON "payouts" USING btree ("payee_id","created_at");--> statement-breakpoint
CREATE INDEX "transfers_payee" ON "transfers" USING btree ("payee_id","created_at");--> statement-breakpoint
CREATE INDEX "transfers_payout" ON "transfers" USING btree ("payout_ref");--> statement-breakpoint
CREATE INDEX "transfers_ready" ON "transfers" USING btree ("next_at") WHERE "transfers"."state" = 'ready';--> statement-breakpoint
-- What follows is written by hand: what the builder of migrations cannot say.
-- What a caregiver gets stays as it was owed, whatever comes of it.
CREATE FUNCTION "money_out_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD."invoice_id", OLD."cents", OLD."created_at") IS DISTINCT FROM (NEW."invoice_id", NEW."cents", NEW."created_at") THEN
		RAISE EXCEPTION 'What is paid out is not changed.' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'money_out_stays';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "transfers_stay" BEFORE UPDATE ON "transfers" FOR EACH ROW EXECUTE FUNCTION "money_out_stays"();
--> statement-breakpoint
-- Hours that were paid before pay went out by itself: their caregivers have yet to get it.
INSERT INTO "transfers" ("invoice_id", "payee_id", "cents", "expenses_cents", "next_at", "created_at")
SELECT i."id", c."caregiver_id", i."wages_cents" + i."tip_cents" - i."withheld_cents" + i."expenses_cents", i."expenses_cents", i."paid_at", i."paid_at"
FROM "invoices" i
JOIN "timesheets" t ON t."id" = i."timesheet_id"
JOIN "connections" c ON c."id" = i."connection_id"
WHERE i."status" = 'paid' AND t."status" = 2 AND i."paid_at" IS NOT NULL
	AND i."expenses_cents" >= 0 AND i."wages_cents" + i."tip_cents" - i."withheld_cents" > 0;
