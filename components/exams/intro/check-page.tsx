import { PageTitle } from '@/components/site/page-title'
import { Section } from '@/components/site/section'
import { GoLink } from '@/components/ui/go-link'
import { TOUR_PLAN } from '@/content/questions/blueprints'
import { TOUR_PAPER_ID } from '@/lib/exams/blueprints'
import { routes } from '@/lib/routes'
import { EquipmentCheck } from './equipment-check.client'
import { Tour } from './tour'
import { TryAnswers } from './try-answers.client'

/** The equipment check and the tour, to come back to whenever one likes. */
export function CheckPage() {
  return (
    <main id="main">
      <div className="wrap">
        <PageTitle
          trail={[
            { name: 'Mock exams', href: routes.mockExams },
            { name: 'Check your device', href: routes.checkDevice },
          ]}
          heading="Before your first mock exam"
          lead="See that your device is ready, and in one minute how a paper is sat here."
        />
        <Section id="device" title="Your device" lead="Nothing of this leaves your device.">
          <EquipmentCheck />
          <p className="without-js">The check needs JavaScript, as sitting a paper does.</p>
        </Section>
        <Section id="tour" title="The one-minute tour">
          <Tour />
        </Section>
        <Section
          id="answers"
          title="Every kind of answer"
          lead="Numbers and sentences are not all: some parts ask for an equation, a graph or a drawing. Try each once, without a clock; any answer can be checked at once, and nothing of it counts."
        >
          <TryAnswers paperId={TOUR_PAPER_ID} subject={{ level: TOUR_PLAN.level, slug: TOUR_PLAN.subject }} />
          <p>
            <GoLink href={routes.mockExams}>Choose a paper</GoLink>
          </p>
        </Section>
      </div>
    </main>
  )
}
