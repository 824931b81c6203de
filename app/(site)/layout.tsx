import type { ReactNode } from 'react'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header.client'
import { MobileMenu } from '@/components/site/mobile-menu.client'

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      {children}
      <Footer />
      <MobileMenu />
    </>
  )
}
