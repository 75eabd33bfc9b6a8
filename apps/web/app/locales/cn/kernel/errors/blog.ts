import type { blog } from '@pasar/domain/kernel/errors/blog'

export default {
  BLOG_PUBLISHED_BY: '{{who}} 刚刚发布了这篇文章。',
  BLOG_CHANGES_ASKED_BY: '{{who}} 刚刚请作者修改这篇文章。',
  BLOG_WITHDRAWN_BY: '{{who}} 刚刚撤下了这篇文章。',
  BLOG_MOVED: '这篇文章的状态刚刚有变动。这里是最新的状态。',
  BLOG_SAVED_ELSEWHERE:
    '这篇文章刚刚在另一个标签页保存过。您在这里写的内容已留在历史记录里：请对照两份，再保存一次。',
  BLOG_LOCKED: '文章在审核中或已发布时不能修改。请先撤回。',
  BLOG_TOO_MANY_PICTURES:
    '一篇文章最多可以有 {{rule.postPictures}} 张图片。要添加别的，请先从正文中去掉几张并保存。',
  BLOG_TOO_MANY_LINKS: '一篇文章最多可以有 {{rule.postLinks}} 个外部链接。',
  BLOG_TOO_SHORT: '提交前请至少写 {{rule.articleLeast}} 个字符。',
  BLOG_TRANSLATED: '这篇文章已有该语言的版本。',
  BLOG_REASON_MISSING: '请写明要修改什么，或对文中的段落写批注。',
  BLOG_QUOTE_MISSING: '这段文字里没有这些字词，请从中复制。',
  BLOG_TOO_MANY_REMARKS: '这篇文章已有 {{rule.openRemarks}} 条未处理的批注，请先请作者修改这些。',
  BLOG_TOO_MANY_POSTS: '您有 {{rule.openPosts}} 篇文章尚未发布。请先完成或删除其中一篇。',
  BLOG_ADDRESS: '请填写至少含三个英文字母的网址。',
  BLOG_ADDRESS_TAKEN: '已有其他文章使用这个网址，请换一个。',
  BLOG_PUBLISH_DAY: '请选择今天起一年之内的日期。',
  COMMENT_DECIDED: '{{who}} 刚刚处理了这条评论。',
} satisfies Record<keyof typeof blog, string>
