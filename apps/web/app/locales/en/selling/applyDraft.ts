export default {
  keep: 'Save and finish later',
  kept: 'Saved',
  keptText: 'Your answers are saved. Come back to this page to send them.',
  savedAt: 'Saved: {{when}}. Choose the file when you send it.',
  failed: 'Your answers could not be saved. What you typed is still here.',
}
