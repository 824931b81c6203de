import type { MetadataRoute } from 'next'
import { publicEnv } from '@/lib/public-env'
import { routes } from '@/lib/routes'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: publicEnv.productName,
    short_name: publicEnv.productName,
    description: 'Revision notes and papers for Cambridge IGCSE and A Level.',
    id: routes.home,
    start_url: routes.home,
    display: 'standalone',
    lang: 'en',
    background_color: '#faf6ef',
    theme_color: '#faf6ef',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
