import type en from '../../en/platform/install'

export default {
  button: '安装应用',
  title: '把 {{name}} 装到主屏幕',
  text: '安装后可像其他应用一样从主屏幕打开，几乎不占空间。',
  later: '以后再说',
  onIphone: '添加到主屏幕',
} satisfies Record<keyof typeof en, string>
