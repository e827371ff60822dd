const words = (text: string): string[] => text.trim().split(/\s+/);

/** What the program keeps from everybody: passwords, sessions, keys, links that open an account. */
export const secretTables: ReadonlySet<string> = new Set(
  words(`
    credentials sessions verifications second_factors passkeys secrets settings invitations password_resets attempts
    user_mapping_options
  `),
);

/** Of the database's own tables, those that tell of tables and not of their contents. */
export const catalogNames: ReadonlySet<string> = new Set(
  words(`
    pg_catalog pg_class pg_namespace pg_attribute pg_index pg_indexes pg_tables pg_views pg_constraint pg_trigger
    pg_extension pg_type pg_database pg_sequences pg_stat_user_tables pg_stat_user_indexes
    pg_statio_user_tables pg_stat_database pg_stat_activity pg_locks
  `),
);

/** Words that a bracket may follow without anything being called. */
export const bracketWords: ReadonlySet<string> = new Set(
  words(`
    select from where and or not in exists any all some as on using by having when then else case end over filter
    within group partition order limit offset fetch first next union except intersect with recursive materialized
    values row array lateral join inner left right full cross natural distinct between like ilike similar is
    returning window rows range groups sets grouping rollup cube explain analyze verbose
    cast extract position substring overlay trim both leading trailing coalesce nullif greatest least
    varchar char character varying numeric decimal float bit timestamp timestamptz time interval
    tablesample system bernoulli repeatable
  `),
);

/** Functions that only compute, or look up a size or a definition. Whatever is not here is not called. */
export const allowedFunctions: ReadonlySet<string> = new Set(
  words(`
    abs age array_agg array_append array_cat array_length array_lower array_ndims array_position array_positions
    array_prepend array_remove array_replace array_to_json array_to_string array_upper ascii avg bit_length
    bool_and bool_or btrim cardinality cbrt ceil ceiling char_length character_length chr col_description concat
    concat_ws corr count cume_dist date date_bin date_part date_trunc decode degrees dense_rank div encode every
    exp first_value floor format format_type generate_series generate_subscripts initcap isfinite json_agg
    json_array_elements json_array_elements_text json_array_length json_build_array json_build_object json_each
    json_each_text json_extract_path json_extract_path_text json_object_agg json_object_keys json_typeof
    jsonb_agg jsonb_array_elements jsonb_array_elements_text jsonb_array_length jsonb_build_array
    jsonb_build_object jsonb_each jsonb_each_text jsonb_extract_path jsonb_extract_path_text jsonb_object_agg
    jsonb_object_keys jsonb_path_exists jsonb_path_query jsonb_path_query_array jsonb_path_query_first
    jsonb_pretty jsonb_set jsonb_strip_nulls jsonb_typeof justify_days justify_hours justify_interval lag
    last_value lead length ln log log10 lower ltrim make_date make_interval make_time make_timestamp
    make_timestamptz max md5 min mod mode now nth_value ntile num_nonnulls num_nulls obj_description
    octet_length percent_rank percentile_cont percentile_disc pi power radians random rank regexp_match
    regexp_matches regexp_replace regexp_split_to_array regexp_split_to_table replace reverse round
    row_number row_to_json rtrim scale sign split_part sqrt starts_with stddev stddev_pop stddev_samp
    string_agg string_to_array strpos substr sum to_char to_date to_hex to_json to_jsonb to_number to_timestamp
    translate trunc unaccent unnest upper var_pop var_samp variance version width_bucket
    similarity word_similarity show_trgm statement_timestamp transaction_timestamp clock_timestamp timezone
    pg_column_size pg_database_size pg_get_constraintdef pg_get_indexdef pg_get_triggerdef pg_indexes_size
    pg_relation_size pg_size_pretty pg_table_size pg_total_relation_size pg_typeof
  `),
);
