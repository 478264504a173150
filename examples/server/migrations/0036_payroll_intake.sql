CREATE TABLE "payroll_intakes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"work_state" text DEFAULT '' NOT NULL,
	"filing_status" text,
	"multiple_jobs" boolean,
	"dependents_cents" integer DEFAULT 0 NOT NULL,
	"other_income_cents" integer DEFAULT 0 NOT NULL,
	"deductions_cents" integer DEFAULT 0 NOT NULL,
	"extra_cents" integer DEFAULT 0 NOT NULL,
	"emergency_name" text DEFAULT '' NOT NULL,
	"emergency_phone" text DEFAULT '' NOT NULL,
	"emergency_relation" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"statement_version" text,
	"signed_name" text,
	"handed_in_at" timestamp with time zone,
	"note" text,
	"decided_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payroll_intakes_status" CHECK ("payroll_intakes"."status" in ('draft', 'handed_in', 'returned', 'sent')),
	CONSTRAINT "payroll_intakes_filing" CHECK ("payroll_intakes"."filing_status" in ('single', 'joint', 'head')),
	CONSTRAINT "payroll_intakes_amounts" CHECK (least("payroll_intakes"."dependents_cents", "payroll_intakes"."other_income_cents", "payroll_intakes"."deductions_cents", "payroll_intakes"."extra_cents") >= 0),
	CONSTRAINT "payroll_intakes_signed" CHECK ("payroll_intakes"."status" not in ('handed_in', 'sent') or ("payroll_intakes"."handed_in_at" is not null and "payroll_intakes"."signed_name" is not null and "payroll_intakes"."statement_version" is not null)),
	CONSTRAINT "payroll_intakes_note" CHECK (("payroll_intakes"."status" = 'returned') = ("payroll_intakes"."note" is not null)),
	CONSTRAINT "payroll_intakes_decided" CHECK (("payroll_intakes"."status" in ('returned', 'sent')) = ("payroll_intakes"."decided_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "tax_audit" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "payroll_intakes" ADD CONSTRAINT "payroll_intakes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payroll_intakes_open" ON "payroll_intakes" USING btree ("handed_in_at") WHERE "payroll_intakes"."status" = 'handed_in';--> statement-breakpoint
ALTER TABLE "tax_audit" ADD CONSTRAINT "tax_audit_reason" CHECK ("tax_audit"."action" <> 'reveal' or "tax_audit"."reason" is not null);