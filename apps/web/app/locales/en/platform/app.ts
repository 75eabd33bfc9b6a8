/** Said on the server only: the offline page, the copies kept for reading offline, and the installed app. */
export default {
  offlineTitle: 'You are offline',
  offlineText: '{{name}} cannot be reached right now. Please check your connection. Your cart is saved.',
  tryAgain: 'Try again',
  keptTitle: 'You can still read',
  copyNotice: 'You are offline',
  copyText: 'This is a copy that your browser saved on {{date}}. It may have changed since.',
  shortcutSearch: 'Search',
}
