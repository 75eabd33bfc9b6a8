export default {
  button: 'Install app',
  title: 'Keep {{name}} at hand',
  text: 'Once installed, it opens from your home screen like any other app and takes up hardly any space.',
  later: 'Not now',
  onIphone: 'Add to Home Screen',
}
