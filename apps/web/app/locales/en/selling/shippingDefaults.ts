export default {
  title: 'Shipping',
  lead: 'How you usually ship, and from which amount shipping is free.',
  usual: 'How you usually ship',
  usualText: 'New items begin with this. Items you have listed stay as they are.',
  save: 'Save',
  saved: 'Saved',
  savedText: 'New items begin with it.',
  neverFree: 'Buyers pay the shipping.',
  change: 'Change',
  settingsText: 'Weight, size and where you ship from, so that you type them once.',
  manage: 'Set up shipping',
}
