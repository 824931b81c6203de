import 'server-only'
import type { Migration } from '../migration'

/** How the points of written answers were read, and what students said to that: counts only, of nobody. */
export const pointCountTable: Migration = {
  name: '0017-point-counts',
  statements: [
    `create table point_counts (
      template text not null,
      part text not null,
      point smallint not null,
      read text not null,
      day date not null,
      given integer not null,
      ticked integer not null,
      unticked integer not null,
      primary key (template, part, point, read, day)
    )`,
    `create index point_counts_day on point_counts (day)`,
  ],
}
