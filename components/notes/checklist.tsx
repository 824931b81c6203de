import { MathText } from '@/components/ui/math-text'
import type { Subtopic } from '@/lib/catalogue/syllabus'
import { sentence } from '@/lib/catalogue/wording'

/** The points of a sub-topic. Those that only Extended candidates need say so in words. */
export function Checklist({ points }: { points: Subtopic['points'] }) {
  return (
    <ul className="checklist">
      {points.map(point => (
        <li key={point.text}>
          <MathText>{sentence(point.text)}</MathText>
          {point.tier === 'supplement' && <span className="tier"> Extended only</span>}
        </li>
      ))}
    </ul>
  )
}
