'use client'

import { Toaster as Sonner } from 'sonner'
import { Icon } from '@/components/ui/icon'

/** Top right, close button, 12 px corners (specification section 2), newest on top, three at most. */
export function ToastArea() {
  return (
    <Sonner
      position="top-right"
      closeButton
      visibleToasts={3}
      expand
      offset={16}
      mobileOffset={8}
      containerAriaLabel="Messages"
      icons={{
        success: <Icon name="saved" />,
        error: <Icon name="alert" />,
        warning: <Icon name="offline" />,
        loading: <span className="spinner" aria-hidden="true" />,
        close: <Icon name="close" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Close',
        classNames: {
          toast: 'toast',
          success: 'toast-good',
          error: 'toast-bad',
          warning: 'toast-warn',
          title: 'toast-text',
          closeButton: 'btn-icon toast-close',
          actionButton: 'btn btn-quiet toast-action',
        },
      }}
    />
  )
}
