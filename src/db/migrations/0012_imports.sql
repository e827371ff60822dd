CREATE TABLE "import_mappings" (
	"feed" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"last_total" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"outcome" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"problem" text,
	"field" text,
	"value" text,
	"key" text,
	"product_id" bigint,
	"is_new_product" boolean DEFAULT false NOT NULL,
	"product_version" integer,
	"offer_id" bigint,
	"facts" jsonb,
	"offer" jsonb,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"jump" boolean DEFAULT false NOT NULL,
	"compared" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"feed" text DEFAULT '' NOT NULL,
	"file_name" text NOT NULL,
	"stored_as" text NOT NULL,
	"bytes" integer NOT NULL,
	"shape" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"sample" jsonb NOT NULL,
	"mapping" jsonb,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"problem" text,
	"total" integer,
	"checked" integer DEFAULT 0 NOT NULL,
	"last_total" integer,
	"started_by_id" text NOT NULL,
	"started_by" text NOT NULL,
	"worker" text,
	"heartbeat_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_by_outcome" ON "import_rows" USING btree ("import_id","outcome","row");--> statement-breakpoint
CREATE INDEX "import_rows_by_key" ON "import_rows" USING btree ("import_id","key");--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "imports_at_work" ON "imports" USING btree ("id") WHERE state IN ('waiting_to_check', 'checking', 'waiting_to_apply', 'applying');--> statement-breakpoint
CREATE INDEX "offers_external" ON "offers" USING btree ("marketplace","locale","external_id");