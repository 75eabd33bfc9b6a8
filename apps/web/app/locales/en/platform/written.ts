export default {
  title: 'You were logged out before this was sent',
  lead: 'What you wrote is kept on this page',
  steps:
    'Log in in a new tab, come back here, and send it. This page keeps your words as long as you do not close it.',
  proofTitle: 'Verify it’s you before this is sent',
  proofSteps:
    'Verify in a new tab, come back here, and send it. This page keeps your words as long as you do not close it.',
  goneTitle: 'What this form was about no longer exists',
  goneSteps: 'It was deleted in the meantime, perhaps in another tab. Copy from here what you want to keep.',
  otherTitle: 'Another member wrote this',
  otherSteps:
    'You are logged in as {{sender}}, so it was not sent. Whoever wrote it logs in in a new tab, comes back here, and sends it.',
  nameTitle: 'Check under whose name this is sent',
  nameSteps: 'You are logged in as {{sender}}. It is sent under this name when you press Send.',
  files:
    'Pictures and files were not kept. To send them too, copy your words and open the form again afterwards.',
  send: 'Send',
}
