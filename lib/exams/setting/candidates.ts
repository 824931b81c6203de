import { withoutPrefix } from '@/lib/catalogue/syllabus-queries'
import type { Blueprint, BlueprintSection } from '../blueprint'
import { marksOf } from '../question'
import type { Template, Weight } from '../template'
import { MEASURE_NAMES, MEASURES } from './measures'

/** A template as papers are set from it. */
export type Candidate = Weight & { template: Template; topic: string }

const candidates = new WeakMap<Template, Candidate>()

export function candidateOf(template: Template): Candidate {
  const known = candidates.get(template)
  if (known) return known
  const { subtopic, weight = weigh(template) } = template
  const candidate = { template, topic: topicOf(subtopic), ...weight }
  candidates.set(template, candidate)
  return candidate
}

/** Marks, kinds and figures of a template are the same in every draw; questions:check holds it to that. */
export function weigh({ draw, difficulty }: Template): Weight {
  const { question } = draw('sample')
  return {
    marks: marksOf(question),
    amounts: MEASURE_NAMES.map(name => MEASURES[name].of({ question, difficulty })),
  }
}

/** '4.2.1' is of topic 4, 'E1.3' of topic 1, 'P.1' of the practical skills, P. */
export function topicOf(subtopic: string): string {
  return withoutPrefix(subtopic).split('.')[0] ?? ''
}

/**
 * What may stand in a section, by id, so that the order of files does not matter. A section of one question takes only
 * such as have its marks: so the plan, the drawing and the investigation of a practical paper are told apart.
 */
export function poolOf(
  blueprint: Blueprint,
  section: BlueprintSection,
  bank: readonly Template[],
): Candidate[] {
  return bank
    .filter(template => template.style === section.style && fits(blueprint, template))
    .map(candidateOf)
    .filter(
      ({ topic, marks }) =>
        section.topics[topic] !== undefined && (section.questions !== 1 || marks === section.marks),
    )
    .toSorted((one, other) => (one.template.id < other.template.id ? -1 : 1))
}

function fits(blueprint: Blueprint, template: Template): boolean {
  if (blueprint.coreOnly && template.tier === 'supplement') return false
  return blueprint.calculator || template.calculator === 'not-needed'
}
