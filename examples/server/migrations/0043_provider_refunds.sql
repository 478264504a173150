CREATE TABLE "membership_refunds" (
	"provider_ref" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"cents" bigint NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "membership_refunds_state" CHECK ("membership_refunds"."state" in ('pending', 'done', 'failed')),
	CONSTRAINT "membership_refunds_cents" CHECK ("membership_refunds"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "money_deeds" DROP CONSTRAINT "money_deeds_reason";--> statement-breakpoint
ALTER TABLE "money_deeds" ALTER COLUMN "proposed_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_refunds" ADD CONSTRAINT "membership_refunds_payment_id_membership_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."membership_payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_refunds_payment" ON "membership_refunds" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "money_deeds" ADD CONSTRAINT "money_deeds_made_there" CHECK ("money_deeds"."proposed_by" is not null or "money_deeds"."kind" = 'refund' and "money_deeds"."provider_ref" is not null and "money_deeds"."decided_by" is null and "money_deeds"."state" in ('pending', 'done', 'failed'));--> statement-breakpoint
ALTER TABLE "money_deeds" ADD CONSTRAINT "money_deeds_reason" CHECK ("money_deeds"."reason" <> '' or "money_deeds"."proposed_by" is null);