/**
 * The browser's twin of lib/server/env.ts: what may be seen by everybody. Next replaces each
 * `process.env.NEXT_PUBLIC_…` by its value while building, so every name must stand here in full.
 * Values are validated by the server's schema before a build and at start; here they are only read.
 */
export const publicEnv = {
  isProduction: process.env.NODE_ENV === 'production',
  productName: process.env.NEXT_PUBLIC_PRODUCT_NAME || 'Markwell',
  siteUrl: (process.env.NEXT_PUBLIC_SITE_URL || 'http://localhost:3000').replace(/\/+$/, ''),
  pastPapersUrl:
    process.env.NEXT_PUBLIC_PAST_PAPERS_URL ||
    'https://www.cambridgeinternational.org/programmes-and-qualifications/',
  helpCentreUrl: process.env.NEXT_PUBLIC_HELP_CENTRE_URL || '/help',
  learningHubUrl: process.env.NEXT_PUBLIC_LEARNING_HUB_URL || '/hub',
  ipCountryUrl: process.env.NEXT_PUBLIC_IP_COUNTRY_URL || '/api/geo/country',
  tiktokUrl: process.env.NEXT_PUBLIC_TIKTOK_URL || 'https://tiktok.example/markwell',
  facebookUrl: process.env.NEXT_PUBLIC_FACEBOOK_URL || 'https://facebook.example/markwell',
  instagramUrl: process.env.NEXT_PUBLIC_INSTAGRAM_URL || 'https://instagram.example/markwell',
  youtubeUrl: process.env.NEXT_PUBLIC_YOUTUBE_URL || 'https://youtube.example/markwell',
  linkedinUrl: process.env.NEXT_PUBLIC_LINKEDIN_URL || 'https://linkedin.example/markwell',
  gaId: process.env.NEXT_PUBLIC_GA_ID || '',
  gtmId: process.env.NEXT_PUBLIC_GTM_ID || '',
  heatmapUrl: process.env.NEXT_PUBLIC_HEATMAP_URL || '',
  recaptchaSiteKey: process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY || '',
} as const
