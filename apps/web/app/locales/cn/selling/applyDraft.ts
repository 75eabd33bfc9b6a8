import type en from '../../en/selling/applyDraft'

export default {
  keep: '保存，稍后再填',
  kept: '已保存',
  keptText: '您填写的内容已保存。之后回到本页即可提交。',
  savedAt: '已保存：{{when}}。文件请在提交时再选择。',
  failed: '无法保存。您填写的内容仍在此处。',
} satisfies typeof en
