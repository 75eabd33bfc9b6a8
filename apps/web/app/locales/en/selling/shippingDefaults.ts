export default {
  title: 'Shipping',
  lead: 'How you usually ship, and from which amount shipping is free.',
  usual: 'How you usually ship',
  usualText: 'New items start with these details. Items you have already listed don’t change.',
  save: 'Save',
  saved: 'Saved',
  savedText: 'New items start with these details.',
  neverFree: 'Buyers pay the shipping.',
  change: 'Change',
  settingsText: 'Weight, size and where you ship from, so that you type them once.',
  manage: 'Set up shipping',
}
