import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import './styles/all.css'
import { AuthModalHost } from '@/components/auth/auth-modal.client'
import { Consent } from '@/components/site/consent.client'
import { NavigationProgress } from '@/components/site/navigation-progress.client'
import { PagesAhead } from '@/components/site/pages-ahead.client'
import { SessionScript } from '@/components/site/session-script'
import { Toaster } from '@/components/site/toaster.client'
import { IconSprite } from '@/components/ui/icon-sprite.client'
import { VisitorSession } from '@/components/visitor/visitor-session.client'
import { publicEnv } from '@/lib/public-env'

// The pages are static by contract: reading a cookie or a header while rendering fails the build.
export const dynamic = 'error'

export const metadata: Metadata = {
  metadataBase: new URL(publicEnv.siteUrl),
  applicationName: publicEnv.productName,
  title: {
    default: `${publicEnv.productName}: IGCSE and A Level revision notes and mock exams`,
    template: `%s | ${publicEnv.productName}`,
  },
  icons: {
    icon: [
      { url: '/icon.svg', type: 'image/svg+xml' },
      { url: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
    ],
    apple: '/icons/apple-180.png',
  },
  formatDetection: { telephone: false, email: false, address: false },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf6ef' },
    { media: '(prefers-color-scheme: dark)', color: '#12161f' },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <SessionScript />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        {children}
        <VisitorSession />
        <AuthModalHost />
        <NavigationProgress />
        <PagesAhead />
        <Consent />
        <Toaster />
        <IconSprite />
      </body>
    </html>
  )
}
