import { PICTURES } from '@/content/subjects/pictures'
import type { Subject } from '@/lib/catalogue/subjects'

/** The drawing at the head of a course, in its colour. An ornament: a screen reader has nothing to hear of it. */
export function SubjectPicture({ subject: { level, slug } }: { subject: Subject }) {
  const picture = PICTURES[`${level}/${slug}`]
  if (!picture) return null
  const [, , width, height] = picture.view
  return (
    <div className="fig subject-picture" aria-hidden="true">
      <svg
        viewBox={picture.view.join(' ')}
        width={width}
        height={height}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of the kit, drawn here
        dangerouslySetInnerHTML={{ __html: picture.draw() }}
      />
    </div>
  )
}
