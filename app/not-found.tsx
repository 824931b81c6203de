import type { Metadata } from 'next'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header.client'
import { MobileMenu } from '@/components/site/mobile-menu.client'
import { NotFoundPage } from '@/components/site/not-found-page'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

export default function NotFound() {
  return (
    <>
      <Header />
      <NotFoundPage />
      <Footer />
      <MobileMenu />
    </>
  )
}
