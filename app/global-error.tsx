'use client'

import './styles/all.css'
import { ErrorPage } from '@/components/site/error-page.client'
import { IconSprite } from '@/components/ui/icon-sprite.client'
import { publicEnv } from '@/lib/public-env'

/** The last resort, when even the layout has failed: the same words, with nothing that could fail again. */
export default function GlobalError(props: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>{`Something went wrong | ${publicEnv.productName}`}</title>
      </head>
      <body>
        <ErrorPage {...props} />
        <IconSprite />
      </body>
    </html>
  )
}
