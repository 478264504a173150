CREATE TABLE "money_deeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"invoice_id" integer NOT NULL,
	"attempt_id" uuid,
	"dispute_ref" text,
	"cents" bigint,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"proposed_by" integer NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"client_key" text NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"asked_at" timestamp with time zone,
	"provider_ref" text,
	"failure" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "money_deeds_provider_ref" UNIQUE("provider_ref"),
	CONSTRAINT "money_deeds_client_key" UNIQUE("proposed_by","client_key"),
	CONSTRAINT "money_deeds_kind" CHECK ("money_deeds"."kind" in ('refund', 'write_off', 'hold', 'release', 'retry_transfer', 'answer_dispute')),
	CONSTRAINT "money_deeds_state" CHECK ("money_deeds"."state" in ('proposed', 'refused', 'asked', 'pending', 'done', 'failed')),
	CONSTRAINT "money_deeds_cents" CHECK (("money_deeds"."kind" in ('refund', 'write_off')) = ("money_deeds"."cents" is not null) and "money_deeds"."cents" > 0),
	CONSTRAINT "money_deeds_of" CHECK (("money_deeds"."kind" = 'refund') = ("money_deeds"."attempt_id" is not null) and ("money_deeds"."kind" = 'answer_dispute') = ("money_deeds"."dispute_ref" is not null)),
	CONSTRAINT "money_deeds_reason" CHECK ("money_deeds"."reason" <> ''),
	CONSTRAINT "money_deeds_two_people" CHECK ("money_deeds"."decided_by" is null or "money_deeds"."decided_by" <> "money_deeds"."proposed_by" or "money_deeds"."state" = 'refused'),
	CONSTRAINT "money_deeds_decided" CHECK (("money_deeds"."decided_by" is null) = ("money_deeds"."decided_at" is null)),
	CONSTRAINT "money_deeds_settled" CHECK (("money_deeds"."state" in ('pending', 'done', 'failed')) = ("money_deeds"."settled_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"deed_id" uuid,
	CONSTRAINT "payment_claims_state" CHECK ("payment_claims"."state" in ('open', 'granted', 'declined')),
	CONSTRAINT "payment_claims_decided" CHECK (("payment_claims"."state" = 'open') = ("payment_claims"."decided_at" is null)),
	CONSTRAINT "payment_claims_granted" CHECK (("payment_claims"."state" = 'granted') = ("payment_claims"."deed_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_status";--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "money_deeds" ADD CONSTRAINT "money_deeds_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_deeds" ADD CONSTRAINT "money_deeds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_deeds" ADD CONSTRAINT "money_deeds_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_deeds" ADD CONSTRAINT "money_deeds_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_claims" ADD CONSTRAINT "payment_claims_deed_id_money_deeds_id_fk" FOREIGN KEY ("deed_id") REFERENCES "public"."money_deeds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "money_deeds_one_open" ON "money_deeds" USING btree ("invoice_id") WHERE "money_deeds"."state" in ('proposed', 'asked');--> statement-breakpoint
CREATE INDEX "money_deeds_invoice" ON "money_deeds" USING btree ("invoice_id","proposed_at");--> statement-breakpoint
CREATE INDEX "money_deeds_attempt" ON "money_deeds" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_claims_one_open" ON "payment_claims" USING btree ("invoice_id") WHERE "payment_claims"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_claims_invoice" ON "payment_claims" USING btree ("invoice_id","opened_at");--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("opened_at") WHERE "disputes"."state" = 'open';--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_status" CHECK ("invoices"."status" in ('pending', 'processing', 'paid', 'rejected', 'void', 'disputed', 'part_refunded', 'refunded', 'charged_back', 'owed', 'written_off'));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_held" CHECK ("transfers"."held_at" is null or "transfers"."state" = 'ready');