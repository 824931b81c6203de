import 'server-only'
import { randomInt } from 'node:crypto'
import type { Blueprint } from '@/lib/exams/blueprint'
import { findBlueprint } from '@/lib/exams/blueprints'
import { buildPaper, idOfPaper, newSeed, type Paper, SEED_PATTERN } from '@/lib/exams/build-paper'
import { mockOfSeed, paperOfMock } from '@/lib/exams/mocks'
import type { Met } from '@/lib/exams/setting/met'
import { existsOnlyStored } from '@/lib/exams/stored-only'
import type { Db } from '../db/db'
import { ApiError } from '../http/api-error'
import { checkedBank } from './bank'
import { findPaper, findPaperOfSeed, storeNew } from './paper-store'

const SEED_RANGE = 2 ** 32
const randomSeed = () => newSeed(() => randomInt(SEED_RANGE) / SEED_RANGE)

/**
 * A paper that nobody has, and that asks what this student has not met as far as the bank goes. It is stored under a
 * seed of its own.
 */
export async function freshPaper(
  db: Db,
  blueprint: Blueprint,
  now: Date,
  met: Met = new Map(),
  drawSeed: () => string = randomSeed,
): Promise<Paper> {
  const bank = checkedBank(blueprint)
  const { paperId } = blueprint
  for (;;) {
    const seed = drawSeed()
    if (mockOfSeed(paperId, seed) !== null || existsOnlyStored(seed) !== met.size > 0) continue
    if (await findPaperOfSeed(db, paperId, seed)) continue
    const paper = buildPaper(blueprint, bank, seed, met)
    if (await storeNew(db, paper, now)) return paper
  }
}

type Asked = { examId?: string; seed?: string }

/**
 * The very paper that is asked for, the same for everybody; it may not be stored yet. Null when any will do.
 * @throws ApiError 404 when it cannot be built and is not stored
 */
export async function findAsked(
  db: Db,
  blueprint: Blueprint,
  { examId, seed }: Asked,
): Promise<Paper | null> {
  if (examId === undefined && seed === undefined) return null
  const named = examId === undefined ? null : await findNamed(db, examId)
  const paper = examId === undefined ? await seeded(db, blueprint, seed ?? '') : named?.paper
  if (paper?.paperId !== blueprint.paperId) throw new ApiError('paperNotFound')
  return paper
}

/** The number of a mock means the one that the bank of today sets. */
async function seeded(db: Db, blueprint: Blueprint, seed: string): Promise<Paper | null> {
  const mock = await numberedMock(db, blueprint, seed)
  if (mock) return mock
  const stored = await findPaperOfSeed(db, blueprint.paperId, seed)
  if (stored || existsOnlyStored(seed)) return stored
  return buildPaper(blueprint, checkedBank(blueprint), seed)
}

export type FoundPaper = { blueprint: Blueprint; paper: Paper }

/** Paper, version of blueprint and bank, seed; what else an address may say no database could look for. */
const WHOLE_ID = /^([a-z0-9-]+)\.[a-z0-9]+\.([A-Z0-9]+)$/

/** By the whole number. What is stored counts; a numbered mock of today is there before anybody opens it. */
export async function findNamed(db: Db, id: string): Promise<FoundPaper | null> {
  const [, paperId = '', seed = ''] = WHOLE_ID.exec(id) ?? []
  const blueprint = findBlueprint(paperId)
  if (!blueprint) return null
  const paper = (await findPaper(db, id)) ?? (await numberedMock(db, blueprint, seed))
  return paper?.id === id ? { blueprint, paper } : null
}

/** By the code of a print. */
export async function findCoded(db: Db, paperId: string, seed: string): Promise<FoundPaper | null> {
  const blueprint = findBlueprint(paperId)
  if (!blueprint || !SEED_PATTERN.test(seed)) return null
  const paper = (await findPaperOfSeed(db, paperId, seed)) ?? (await numberedMock(db, blueprint, seed))
  return paper && { blueprint, paper }
}

async function numberedMock(db: Db, blueprint: Blueprint, seed: string): Promise<Paper | null> {
  const mock = mockOfSeed(blueprint.paperId, seed)
  if (mock === null) return null
  const bank = checkedBank(blueprint)
  return (await findPaper(db, idOfPaper(blueprint, bank, seed))) ?? paperOfMock(blueprint, bank, mock)
}
