'use client'

import { Component, type ReactNode } from 'react'
import { logQuietly } from '@/lib/client/log'

type Props = { what: string; children: ReactNode }

/** Shows nothing in place of what failed, so that an extra never takes the page with it. */
export class SilentBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    logQuietly(this.props.what, error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
