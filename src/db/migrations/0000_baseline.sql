-- Trigram indexes make "contains" searches quick. The extension is trusted: the database's owner may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
--> statement-breakpoint
CREATE TABLE "click_days" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"page_kind" text NOT NULL,
	"page_id" bigint DEFAULT 0 NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" bigint DEFAULT 0 NOT NULL,
	"product_id" bigint DEFAULT 0 NOT NULL,
	"position" text NOT NULL,
	"visitor" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "click_days_key" PRIMARY KEY("day","locale","page_kind","page_id","target_kind","target_id","position","visitor")
);
--> statement-breakpoint
CREATE TABLE "view_days" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"page_kind" text NOT NULL,
	"page_id" bigint DEFAULT 0 NOT NULL,
	"visitor" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "view_days_key" PRIMARY KEY("day","locale","page_kind","page_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "earnings" (
	"day" date NOT NULL,
	"tag" text NOT NULL,
	"external_id" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"ordered_items" integer DEFAULT 0 NOT NULL,
	"shipped_items" integer DEFAULT 0 NOT NULL,
	"revenue" bigint DEFAULT 0 NOT NULL,
	"earned" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "earnings_key" PRIMARY KEY("locale","day","tag","external_id")
);
--> statement-breakpoint
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
CREATE TABLE "launches" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"date" date NOT NULL,
	"review_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"price" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_prices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"offer_id" bigint NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"marketplace" text NOT NULL,
	"external_id" text,
	"url" text,
	"tag_override" text,
	"price" integer,
	"list_price" integer,
	"currency" text NOT NULL,
	"availability" text DEFAULT 'unknown' NOT NULL,
	"source" text DEFAULT 'manual' NOT NULL,
	"fetched_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_run_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"run_id" bigint NOT NULL,
	"offer_id" bigint NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"previous_price" integer,
	"price" integer,
	"list_price" integer,
	"currency" text NOT NULL,
	"availability" text DEFAULT 'unknown' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_by" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "price_runs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"marketplace" text NOT NULL,
	"trigger" text NOT NULL,
	"day" date NOT NULL,
	"slot" integer DEFAULT 0 NOT NULL,
	"started_by" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"total" integer DEFAULT 0 NOT NULL,
	"worker" text,
	"heartbeat_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"ean" text,
	"specs" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"image_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"verdict" text DEFAULT '' NOT NULL,
	"score" numeric(3, 1),
	"breakdown" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pros" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"best_for" text DEFAULT '' NOT NULL,
	"not_for" text DEFAULT '' NOT NULL,
	"body" jsonb NOT NULL,
	"category_id" bigint,
	"author" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"copied_from_id" bigint,
	"copied_from_version" integer,
	"to_translate" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_links" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_links_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "invalidations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"tags" text[] NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"xid" bigint DEFAULT (pg_current_xact_id()::text)::bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_lifetimes" (
	"template" text PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "render_runs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"locale" text,
	"paths" text[],
	"speed" integer NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"last_path" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"started_by" text NOT NULL,
	"worker" text,
	"heartbeat_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rendered_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"locale" text,
	"template" text NOT NULL,
	"known_at" timestamp (3) with time zone,
	"store" text,
	"rendered_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"took" real,
	"bytes" integer,
	"size" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"position" bigint,
	"cause" text,
	"error" text,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "account_notices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"change" text NOT NULL,
	"changed_by" text,
	"role" text,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by_id" text NOT NULL,
	"invited_by_name" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_email" UNIQUE("email"),
	CONSTRAINT "invitations_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"second_factor" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"device_epoch" integer DEFAULT 0 NOT NULL,
	"locale" text,
	CONSTRAINT "accounts_username" UNIQUE("username"),
	CONSTRAINT "accounts_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"password" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"secret" text NOT NULL,
	"recovery_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "second_factors_account" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"account_id" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"ip_address" text DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"proved_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL,
	"blocks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"locale" text,
	"details" jsonb,
	"batch_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crawler_days" (
	"day" date NOT NULL,
	"class" text NOT NULL,
	"visits" integer NOT NULL,
	"left_out" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "crawler_days_key" PRIMARY KEY("day","class")
);
--> statement-breakpoint
CREATE TABLE "crawler_hits" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"class" text NOT NULL,
	"agent" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"served_from" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_replies" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"message_id" bigint NOT NULL,
	"text" text NOT NULL,
	"author_id" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parity_findings" (
	"path" text PRIMARY KEY NOT NULL,
	"parts" text[] NOT NULL,
	"whole" text NOT NULL,
	"bare" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parity_runs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"started_by" text DEFAULT '' NOT NULL,
	"day" date NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"compared" integer DEFAULT 0 NOT NULL,
	"differing" integer DEFAULT 0 NOT NULL,
	"worker" text,
	"heartbeat_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "slug_redirects" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"slug" text NOT NULL,
	"post_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"category_id" bigint,
	"target" text,
	"review_id" bigint,
	CONSTRAINT "slug_redirects_one_target" CHECK (num_nonnulls("slug_redirects"."post_id", "slug_redirects"."category_id", "slug_redirects"."review_id", "slug_redirects"."target") = 1)
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_by" text DEFAULT '' NOT NULL,
	"by_command" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"bytes" bigint,
	"sha256" text,
	"program" text NOT NULL,
	"counts" jsonb,
	"pictures" integer,
	"missing_pictures" integer DEFAULT 0 NOT NULL,
	"problem" jsonb,
	"rehearsal_state" text,
	"rehearsed_at" timestamp (3) with time zone,
	"rehearsed_rows" bigint,
	"rehearsal_problem" jsonb,
	"restore_state" text,
	"restore_asked_by_id" text,
	"restore_asked_by" text DEFAULT '' NOT NULL,
	"restored_at" timestamp (3) with time zone,
	"restore_problem" jsonb,
	CONSTRAINT "backups_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "locale_configs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'inactive' NOT NULL,
	"site_name" text NOT NULL,
	"currency" text DEFAULT 'BRL' NOT NULL,
	"currency_symbol" text DEFAULT 'R$' NOT NULL,
	"amazon_domain" text DEFAULT 'amazon.com.br' NOT NULL,
	"affiliate_id" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'pt-BR' NOT NULL,
	"show_prices" boolean DEFAULT true NOT NULL,
	"time_zone" text DEFAULT 'America/Sao_Paulo' NOT NULL,
	"disclosure" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"shop_hosts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "locale_configs_locale_unique" UNIQUE("locale")
);
--> statement-breakpoint
CREATE TABLE "integrity_checks" (
	"check" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"obstacle" text,
	"more" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "integrity_findings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"check" text NOT NULL,
	"key" text NOT NULL,
	"details" jsonb NOT NULL,
	"mendable" boolean NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"mended_at" timestamp (3) with time zone,
	"mended_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_runs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"edition" text DEFAULT '' NOT NULL,
	"trigger" text NOT NULL,
	"asked_by" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"queue_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"instance" text DEFAULT '' NOT NULL,
	"heartbeat_at" timestamp (3) with time zone,
	"cancel_asked_at" timestamp (3) with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"result" jsonb,
	"quiet" boolean DEFAULT false NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" jsonb,
	"tries_again" boolean DEFAULT false NOT NULL,
	"retry_of" bigint
);
--> statement-breakpoint
CREATE TABLE "job_settings" (
	"job" text NOT NULL,
	"edition" text DEFAULT '' NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"cron" text,
	"time_zone" text,
	"changed_by" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_settings_job_edition_pk" PRIMARY KEY("job","edition")
);
--> statement-breakpoint
CREATE TABLE "job_workers" (
	"instance" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"group_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"post_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"icon" text
);
--> statement-breakpoint
CREATE TABLE "link_checks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"result" text,
	"status" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"broken_at" timestamp (3) with time zone,
	"excluded_at" timestamp (3) with time zone,
	"excluded_by" text DEFAULT '' NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_places" (
	"link_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"locale" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "link_places_key" PRIMARY KEY("link_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"file_name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"alt" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"uploaded_by_id" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_drafts" (
	"post_id" bigint NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"base_version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"save_id" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_drafts_post_id_actor_id_pk" PRIMARY KEY("post_id","actor_id")
);
--> statement-breakpoint
CREATE TABLE "post_revisions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"post_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"fields" jsonb NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"group_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"content_text" text DEFAULT '' NOT NULL,
	"image_url" text,
	"image_alt" text DEFAULT '' NOT NULL,
	"category_id" bigint,
	"keyword" text DEFAULT '' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp (3) with time zone,
	"scheduled_for" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"search_title" text DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"search_month" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"trashed_at" timestamp (3) with time zone,
	"trashed_status" text,
	"copied_from_id" bigint,
	"copied_from_version" integer,
	"creation_id" uuid,
	"last_save_id" uuid,
	"updated_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "posts_creation_id_unique" UNIQUE("creation_id")
);
--> statement-breakpoint
CREATE TABLE "text_replacement_places" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"replacement_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"field" text NOT NULL,
	"title" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_replacements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"find" text NOT NULL,
	"replacement" text NOT NULL,
	"match_case" boolean NOT NULL,
	"whole_words" boolean NOT NULL,
	"links" boolean NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_prices" ADD CONSTRAINT "offer_prices_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_run_items" ADD CONSTRAINT "price_run_items_run_id_price_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."price_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_run_items" ADD CONSTRAINT "price_run_items_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_copied_from_id_reviews_id_fk" FOREIGN KEY ("copied_from_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_notices" ADD CONSTRAINT "account_notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slug_redirects" ADD CONSTRAINT "slug_redirects_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slug_redirects" ADD CONSTRAINT "slug_redirects_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slug_redirects" ADD CONSTRAINT "slug_redirects_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_places" ADD CONSTRAINT "link_places_link_id_link_checks_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."link_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_revisions" ADD CONSTRAINT "post_revisions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_copied_from_id_posts_id_fk" FOREIGN KEY ("copied_from_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_replacement_places" ADD CONSTRAINT "text_replacement_places_replacement_id_text_replacements_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."text_replacements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "click_days_product" ON "click_days" USING btree ("product_id","day");--> statement-breakpoint
CREATE INDEX "import_rows_by_outcome" ON "import_rows" USING btree ("import_id","outcome","row");--> statement-breakpoint
CREATE INDEX "import_rows_by_key" ON "import_rows" USING btree ("import_id","key");--> statement-breakpoint
CREATE INDEX "imports_newest" ON "imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "imports_at_work" ON "imports" USING btree ("id") WHERE state IN ('waiting_to_check', 'checking', 'waiting_to_apply', 'applying');--> statement-breakpoint
CREATE UNIQUE INDEX "launches_day" ON "launches" USING btree ("locale","date","review_id");--> statement-breakpoint
CREATE INDEX "offer_prices_of_offer" ON "offer_prices" USING btree ("offer_id","since");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_place" ON "offers" USING btree ("product_id","locale","marketplace");--> statement-breakpoint
CREATE INDEX "offers_external" ON "offers" USING btree ("marketplace","locale","external_id");--> statement-breakpoint
CREATE INDEX "offers_of_edition" ON "offers" USING btree ("locale","product_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_run_items_once" ON "price_run_items" USING btree ("run_id","offer_id");--> statement-breakpoint
CREATE INDEX "price_run_items_of_offer" ON "price_run_items" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "price_run_items_held" ON "price_run_items" USING btree ("at","id") WHERE outcome = 'held' AND decision IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "price_runs_open" ON "price_runs" USING btree ("locale","marketplace") WHERE finished_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "price_runs_daily" ON "price_runs" USING btree ("locale","marketplace","day","slot") WHERE trigger = 'daily';--> statement-breakpoint
CREATE INDEX "price_runs_newest" ON "price_runs" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_ean" ON "products" USING btree ("ean");--> statement-breakpoint
CREATE INDEX "products_name" ON "products" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "products_search_text" ON "products" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_slug" ON "reviews" USING btree ("locale","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_product" ON "reviews" USING btree ("product_id","locale");--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("locale","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "reviews_pictures" ON "reviews" USING gin (jsonb_path_query_array(body, '$.content[*].attrs.src'));--> statement-breakpoint
CREATE INDEX "reviews_updated" ON "reviews" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reviews_copies" ON "reviews" USING btree ("copied_from_id") WHERE copied_from_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_products" ON "reviews" USING gin ((jsonb_path_query_array(body, '$.content[*].attrs.productId') || jsonb_path_query_array(body, '$.content[*].attrs.picks[*].productId') || jsonb_path_query_array(body, '$.content[*].attrs.productIds[*]')) jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "reviews_search_text" ON "reviews" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invalidations_xid" ON "invalidations" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "invalidations_at" ON "invalidations" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "render_runs_open" ON "render_runs" USING btree ("scope",coalesce("locale", '')) WHERE finished_at IS NULL AND scope <> 'paths';--> statement-breakpoint
CREATE INDEX "render_runs_newest" ON "render_runs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "rendered_pages_tags" ON "rendered_pages" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "rendered_pages_of_edition" ON "rendered_pages" USING btree ("locale","path");--> statement-breakpoint
CREATE INDEX "rendered_pages_failed" ON "rendered_pages" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "password_resets_account" ON "password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_account" ON "credentials" USING btree ("account_id","provider");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_log_batch" ON "audit_log" USING btree ("batch_id") WHERE batch_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "crawler_hits_newest" ON "crawler_hits" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "crawler_hits_of_class" ON "crawler_hits" USING btree ("class","at","id");--> statement-breakpoint
CREATE INDEX "contact_replies_message" ON "contact_replies" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "parity_findings_newest" ON "parity_findings" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "parity_runs_open" ON "parity_runs" USING btree ((finished_at IS NULL)) WHERE finished_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "parity_runs_daily" ON "parity_runs" USING btree ("day") WHERE started_by = '';--> statement-breakpoint
CREATE INDEX "parity_runs_newest" ON "parity_runs" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "slug_redirects_slug" ON "slug_redirects" USING btree ("locale","slug");--> statement-breakpoint
CREATE INDEX "backups_newest" ON "backups" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "backups_waiting" ON "backups" USING btree ("reason") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "backups_restoring" ON "backups" USING btree ((true)) WHERE restore_state IN ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "integrity_findings_open" ON "integrity_findings" USING btree ("check","key") WHERE mended_at IS NULL;--> statement-breakpoint
CREATE INDEX "integrity_findings_newest" ON "integrity_findings" USING btree ("found_at","id");--> statement-breakpoint
CREATE INDEX "integrity_findings_mended" ON "integrity_findings" USING btree ("mended_at") WHERE mended_at IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "job_runs_attempt" ON "job_runs" USING btree ("queue_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "job_runs_waiting" ON "job_runs" USING btree ("job","edition") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "job_runs_newest" ON "job_runs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "job_runs_of_job" ON "job_runs" USING btree ("job","edition","id");--> statement-breakpoint
CREATE INDEX "job_runs_open" ON "job_runs" USING btree ("state") WHERE finished_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug" ON "categories" USING btree ("locale","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_group" ON "categories" USING btree ("group_id","locale");--> statement-breakpoint
CREATE INDEX "categories_popular" ON "categories" USING btree ("locale","post_count" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "link_checks_url" ON "link_checks" USING btree ("url");--> statement-breakpoint
CREATE INDEX "link_checks_due" ON "link_checks" USING btree ("due_at","id") WHERE excluded_at IS NULL;--> statement-breakpoint
CREATE INDEX "link_checks_newest" ON "link_checks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "link_checks_broken" ON "link_checks" USING btree ("id") WHERE broken_at IS NOT NULL AND excluded_at IS NULL;--> statement-breakpoint
CREATE INDEX "link_places_seen" ON "link_places" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "media_name" ON "media" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "media_hash" ON "media" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "media_newest" ON "media" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_revisions_newest" ON "post_revisions" USING btree ("post_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_revisions_created" ON "post_revisions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_slug" ON "posts" USING btree ("locale","slug");--> statement-breakpoint
CREATE INDEX "posts_group" ON "posts" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "posts_image" ON "posts" USING btree ("image_url");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("locale","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "posts_category_newest" ON "posts" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "posts_updated" ON "posts" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("scheduled_for") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "posts_trashed" ON "posts" USING btree ("trashed_at") WHERE trashed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_copies" ON "posts" USING btree ("copied_from_id") WHERE copied_from_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "posts_search_title" ON "posts" USING gin (search_title gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_pictures" ON "posts" USING gin (jsonb_path_query_array(content, '$.content[*].attrs.src'));--> statement-breakpoint
CREATE INDEX "posts_products" ON "posts" USING gin ((jsonb_path_query_array(content, '$.content[*].attrs.productId') || jsonb_path_query_array(content, '$.content[*].attrs.picks[*].productId') || jsonb_path_query_array(content, '$.content[*].attrs.productIds[*]')) jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "posts_search_text" ON "posts" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_search_month" ON "posts" USING btree ("locale","search_month") WHERE search_month IS NOT NULL;--> statement-breakpoint
CREATE INDEX "text_replacement_places_of" ON "text_replacement_places" USING btree ("replacement_id");--> statement-breakpoint
CREATE INDEX "text_replacements_newest" ON "text_replacements" USING btree ("created_at","id");
--> statement-breakpoint
-- categories.post_count holds the number of published posts, exactly, whoever writes and however many rows at once.
CREATE FUNCTION count_posts_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE categories SET post_count = post_count + counted.n
  FROM (SELECT category_id, count(*)::int AS n FROM added WHERE status = 'published' AND category_id IS NOT NULL GROUP BY category_id) counted
  WHERE categories.id = counted.category_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_posts_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE categories SET post_count = post_count - counted.n
  FROM (SELECT category_id, count(*)::int AS n FROM removed WHERE status = 'published' AND category_id IS NOT NULL GROUP BY category_id) counted
  WHERE categories.id = counted.category_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_posts_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE categories SET post_count = post_count + counted.n
  FROM (
    SELECT category_id, sum(step)::int AS n FROM (
      SELECT category_id, 1 AS step FROM added WHERE status = 'published'
      UNION ALL
      SELECT category_id, -1 AS step FROM removed WHERE status = 'published'
    ) moved WHERE category_id IS NOT NULL GROUP BY category_id HAVING sum(step) <> 0
  ) counted
  WHERE categories.id = counted.category_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_counted_insert AFTER INSERT ON posts REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_posts_inserted();
--> statement-breakpoint
CREATE TRIGGER posts_counted_delete AFTER DELETE ON posts REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_posts_deleted();
--> statement-breakpoint
CREATE TRIGGER posts_counted_update AFTER UPDATE ON posts REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_posts_updated();
