import { PageTitle } from '@/components/site/page-title'
import { Section } from '@/components/site/section'
import { GoLink } from '@/components/ui/go-link'
import { routes } from '@/lib/routes'
import { EquipmentCheck } from './equipment-check.client'
import { Tour } from './tour'

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
          <p>
            <GoLink href={routes.mockExams}>Choose a paper</GoLink>
          </p>
        </Section>
      </div>
    </main>
  )
}
