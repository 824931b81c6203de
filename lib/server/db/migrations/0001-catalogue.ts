import 'server-only'
import type { Migration } from '../migration'

export const catalogueTables: Migration = {
  name: '0001-catalogue',
  statements: [
    `create table countries (
      id text primary key, name text not null, alpha2_code text not null unique, alpha3_code text not null unique
    )`,
    `create table grades (id text primary key, name text not null, position integer not null)`,
    `create table subjects (
      id text primary key, name text not null, level text not null, code text not null, position integer not null
    )`,
    `create table papers (
      id text primary key, subject_id text not null references subjects (id), title text not null,
      test_paper_type integer not null check (test_paper_type in (1, 2)),
      duration_minutes integer not null check (duration_minutes > 0),
      total_marks integer not null check (total_marks > 0), position integer not null
    )`,
  ],
}
