import { Link } from '@/components/ui/link'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'
import { JsonLd } from './json-ld'

export type Crumb = { name: string; href: string }

/**
 * The way from home to this page, seen by readers and, as BreadcrumbList, by search engines. The last
 * crumb is the page itself. It is a link only in the data.
 */
export function Crumbs({ trail }: { trail: readonly Crumb[] }) {
  const whole = [{ name: 'Home', href: routes.home }, ...trail]
  return (
    <nav aria-label="Breadcrumb">
      <ol role="list" className="crumbs">
        {whole.map((crumb, index) =>
          index < whole.length - 1 ? (
            <li key={crumb.href}>
              <Link href={crumb.href}>{crumb.name}</Link>
            </li>
          ) : (
            <li key={crumb.href} aria-current="page">
              {crumb.name}
            </li>
          ),
        )}
      </ol>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: whole.map((crumb, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: crumb.name,
            item: `${publicEnv.siteUrl}${crumb.href}`,
          })),
        }}
      />
    </nav>
  )
}
