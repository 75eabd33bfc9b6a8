export default {
  found: 'You have an unsaved draft from {{when}}.',
  continued: 'You are working on your unsaved draft from {{when}}.',
  continue: 'Continue',
  discard: 'Discard the draft',
  outdated:
    'The item was changed after this draft was begun. When you save, you will be told before anything is overwritten.',
  savedAt: 'Draft saved at {{time}}.',
  failed: 'The draft could not be saved. What you typed is still here.',
  other: 'This form was saved in another tab. To keep both apart, nothing more is saved here.',
  look: 'Look at the other draft',
  overwrite: 'Save this one instead',
  keep: 'Save as unsaved draft',
  kept: 'The draft is kept. The item itself is unchanged.',
  discarded: 'The draft is thrown away.',
}
