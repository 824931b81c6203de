export const TEST_SECRETS = [
  'newest-Zq4vT8wLr2Xk9Hd6Jp1Ns5Bf7Gm3Cy0',
  'older-Wm2xK7tRb5Qz8Lc4Vj9Df1Hs6Np3Gy0',
]
