CREATE TABLE "product_merges" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"from_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	"moved" jsonb NOT NULL,
	"by_id" text NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_by" text,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "product_merges_from" ON "product_merges" USING btree ("from_id","created_at");--> statement-breakpoint
CREATE INDEX "product_merges_to" ON "product_merges" USING btree ("to_id","created_at");