/** PostgreSQL's type numbers whose text drizzle parses itself, so that both databases hand it over as it is. */
export const RAW_TYPES = [
  1114, // timestamp
  1184, // timestamptz
  1082, // date
  1186, // interval
  1115, // timestamp[]
  1185, // timestamptz[]
  1182, // date[]
  1187, // interval[]
  1231, // numeric[]
];
