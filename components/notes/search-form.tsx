import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/routes'

/** A field that leads to the search page; it works before any script has loaded. */
export function SearchForm() {
  return (
    <search>
      <form action={routes.search} className="search">
        <Icon name="search" />
        <input
          className="input"
          type="search"
          name="q"
          aria-label="Search notes and pages"
          placeholder="Search notes and pages"
        />
      </form>
    </search>
  )
}
