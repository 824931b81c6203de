import 'server-only'
import type { Migration } from '../migration'

/**
 * Tutor Credits are a ledger of signed rows: a balance is their sum. The table itself refuses what must not be: a
 * second welcome, a question paid for twice, a credit returned twice, any change of a row that was written.
 */
export const tutoringTables: Migration = {
  name: '0009-tutoring',
  statements: [
    `create table tutor_questions (
      id uuid primary key, account_id uuid not null references accounts (id) on delete cascade,
      client_id uuid not null, level text not null, subject text not null, topic text, words text not null,
      attempt_id uuid references attempts (id) on delete set null, question_number integer,
      asked_at timestamptz(3) not null, ends_at timestamptz(3) not null,
      answered_at timestamptz(3), answer text, returned_at timestamptz(3),
      unique (account_id, client_id),
      check (answered_at is null or returned_at is null), check ((answered_at is null) = (answer is null))
    )`,
    `create index tutor_questions_waiting on tutor_questions (ends_at)
      where answered_at is null and returned_at is null`,
    `create table tutor_credits (
      id uuid primary key, account_id uuid not null references accounts (id) on delete cascade,
      amount integer not null, reason text not null,
      question_id uuid references tutor_questions (id) on delete cascade, created_at timestamptz(3) not null,
      check (case reason
        when 'welcome' then amount > 0 and question_id is null
        when 'question' then amount = -1 and question_id is not null
        when 'returned' then amount = 1 and question_id is not null
        else false end)
    )`,
    `create index tutor_credits_account on tutor_credits (account_id)`,
    `create unique index tutor_credits_welcome on tutor_credits (account_id) where reason = 'welcome'`,
    `create unique index tutor_credits_once on tutor_credits (question_id, reason) where question_id is not null`,
    // Rows go only together with their account: by then it is gone from this transaction's view.
    `create function tutor_credits_stand() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and not exists (select 1 from accounts where id = old.account_id) then
          return old;
        end if;
        raise exception 'tutor_credits is append-only' using errcode = 'restrict_violation';
      end $$`,
    `create trigger tutor_credits_stand before update or delete on tutor_credits
      for each row execute function tutor_credits_stand()`,
    `insert into tutor_credits (id, account_id, amount, reason, created_at)
      select gen_random_uuid(), id, 5, 'welcome', now() from accounts`,
    // A mail goes to the owner of an account, or tells the editors of a report, or the tutors of a question.
    `alter table mail_outbox add column question_id uuid references tutor_questions (id) on delete cascade`,
    `alter table mail_outbox drop constraint if exists mail_outbox_check`,
    `alter table mail_outbox add constraint mail_outbox_about
      check (num_nonnulls(email_key, report_id, question_id) = 1)`,
    `create index mail_outbox_question on mail_outbox (question_id) where question_id is not null`,
  ],
}
