import { fc } from '@/lib/testing/properties'
import { addDays, daysBetween, weekday } from './days'
import { makePlan, type Plan, type PlanInput, type Work } from './plan'

const TODAY = '2027-02-01' // a Monday
type W = Work

const work = (prefix: string, minutes: readonly number[]): W[] =>
  minutes.map((each, at) => ({ id: `${prefix}-${at}`, minutes: each }))
const minutesList = (most: number) => fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: most })

const input: fc.Arbitrary<PlanInput<W>> = fc
  .record({
    courses: fc.array(
      fc.record({
        queue: minutesList(30),
        in: fc.integer({ min: 0, max: 60 }),
        lastDays: fc.integer({ min: 0, max: 10 }),
      }),
      { maxLength: 4 },
    ),
    mocks: fc.array(
      fc.record({
        minutes: fc.integer({ min: 45, max: 120 }),
        in: fc.integer({ min: 1, max: 60 }),
        ideal: fc.integer({ min: 0, max: 60 }),
      }),
      { maxLength: 6 },
    ),
    capMinutes: fc.constantFrom(20, 30, 60, 120),
    daysOff: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }),
  })
  .map(({ courses, mocks, capMinutes, daysOff }) => ({
    today: TODAY,
    capMinutes,
    daysOff: new Set(daysOff),
    courses: courses.map((each, at) => ({
      course: `course-${at}`,
      until: addDays(TODAY, each.in),
      lastDays: each.lastDays,
      queue: work(`c${at}`, each.queue),
    })),
    mocks: mocks.map((each, at) => ({
      work: { id: `mock-${at}`, minutes: each.minutes },
      ideal: addDays(TODAY, Math.min(each.ideal, each.in - 1)),
      until: addDays(TODAY, each.in),
    })),
  }))

function untilOf({ courses, mocks }: PlanInput<W>): Map<string, string> {
  return new Map([
    ...courses.flatMap(({ queue, until }) => queue.map(({ id }) => [id, until] as const)),
    ...mocks.map(each => [each.work.id, each.until] as const),
  ])
}

const placed = (plan: Plan<W>) => plan.days.flatMap(({ work: of }) => of.map(({ id }) => id))

it('places everything that is left exactly once', () => {
  fc.assert(
    fc.property(input, each => {
      const plan = makePlan(each)
      const ids = [...placed(plan), ...plan.tooLate.map(({ id }) => id)]
      expect(ids.sort()).toEqual([...untilOf(each).keys()].sort())
    }),
  )
})

it('places nothing on or after its exam, nothing before today, and gives up only on an exam of today', () => {
  fc.assert(
    fc.property(input, each => {
      const plan = makePlan(each)
      const until = untilOf(each)
      for (const { day, work: of } of plan.days) {
        expect(day >= TODAY).toBe(true)
        for (const { id } of of) expect(day < (until.get(id) ?? '')).toBe(true)
      }
      for (const { id } of plan.tooLate) expect(until.get(id)).toBe(TODAY)
    }),
  )
})

it('keeps every day within its minutes when it says that it fits; one long piece may have a day to itself', () => {
  fc.assert(
    fc.property(input, each => {
      const { fits, days, mostMinutes } = makePlan(each)
      expect(mostMinutes).toBe(Math.max(0, ...days.map(({ minutes }) => minutes)))
      if (!fits) return
      for (const { minutes, work: of } of days)
        expect(minutes <= each.capMinutes || of.length === 1).toBe(true)
    }),
  )
})

it('says that it does not fit only when it is tight: days times what is surely free', () => {
  const single = fc.record({
    queue: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 60 }),
    days: fc.integer({ min: 1, max: 40 }),
    lastDays: fc.integer({ min: 0, max: 10 }),
    capMinutes: fc.constantFrom(20, 30, 60),
  })
  fc.assert(
    fc.property(single, ({ queue, days, lastDays, capMinutes }) => {
      const course = { course: 'c', until: addDays(TODAY, days), queue: work('c', queue), lastDays }
      const plan = makePlan({
        today: TODAY,
        courses: [course],
        mocks: [],
        capMinutes,
        daysOff: new Set<number>(),
      })
      const total = queue.reduce((sum, each) => sum + each, 0)
      if (total <= days * (capMinutes - Math.max(...queue) + 1)) expect(plan.fits).toBe(true)
      if (total > days * capMinutes) expect(plan.fits).toBe(false)
    }),
  )
})

it('rests on days off, unless nothing else is left before an exam', () => {
  fc.assert(
    fc.property(input, each => {
      const until = untilOf(each)
      for (const { day, work: of } of makePlan(each).days) {
        if (of.length === 0 || !each.daysOff.has(weekday(day))) continue
        const ends = [...until.values(), ...each.courses.map(course => course.until)]
        const isLonely = (end: string) =>
          Array.from({ length: daysBetween(TODAY, end) }, (_, at) => addDays(TODAY, at)).every(other =>
            each.daysOff.has(weekday(other)),
          )
        expect(ends.some(end => day < end && isLonely(end))).toBe(true)
      }
    }),
  )
})

it('gives the same plan for the same input, whatever the order of subjects and mocks', () => {
  fc.assert(
    fc.property(input, each => {
      const other = { ...each, courses: each.courses.toReversed(), mocks: each.mocks.toReversed() }
      expect(makePlan(other)).toEqual(makePlan(each))
    }),
  )
})

it('keeps the order of a subject as long as there is room', () => {
  const queue = work(
    'c',
    Array.from({ length: 20 }, () => 10),
  )
  const course = { course: 'c', until: addDays(TODAY, 40), queue, lastDays: 5 }
  const plan = makePlan({ today: TODAY, courses: [course], mocks: [], capMinutes: 30, daysOff: new Set([0]) })
  expect(placed(plan)).toEqual(queue.map(({ id }) => id))
  expect(plan.fits).toBe(true)
  // Spread, not heaped up at the start; the last days stay free.
  expect(plan.days.filter(({ work: of }) => of.length > 0).length).toBeGreaterThan(15)
  expect(plan.days.findLast(({ work: of }) => of.length > 0)?.day).not.toBe(addDays(TODAY, 39))
})

it('after a missed day everything is placed anew on the days that remain', () => {
  fc.assert(
    fc.property(input, each => {
      const tomorrow = addDays(TODAY, 1)
      const alive = {
        ...each,
        courses: each.courses.filter(({ until }) => until > tomorrow),
        mocks: each.mocks.filter(({ until }) => until > tomorrow),
      }
      const plan = makePlan({ ...alive, today: tomorrow })
      expect(placed(plan).sort()).toEqual([...untilOf(alive).keys()].sort())
      expect(plan.days.every(({ day }) => day >= tomorrow)).toBe(true)
    }),
  )
})

it('without anything to do there is nothing to say', () => {
  expect(makePlan({ today: TODAY, courses: [], mocks: [], capMinutes: 60, daysOff: new Set() })).toEqual({
    days: [],
    fits: true,
    mostMinutes: 0,
    tooLate: [],
  })
})
