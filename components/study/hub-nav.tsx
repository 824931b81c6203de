import { Link } from '@/components/ui/link'
import { HUB_PARTS, type HubPart } from './parts'

export function HubNav({ part }: { part: HubPart }) {
  return (
    <nav aria-label="Learning Hub">
      <ul role="list" className="hub-nav">
        {(Object.keys(HUB_PARTS) as HubPart[]).map(each => (
          <li key={each}>
            <Link href={HUB_PARTS[each].href} aria-current={each === part ? 'page' : undefined}>
              {HUB_PARTS[each].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
