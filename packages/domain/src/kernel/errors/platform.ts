import { type ErrorEntry, entry } from './entry'

export const platform = {
  FEATURE_OFF: entry(403, 'This is switched off at the moment.'),
  VIEWS_FULL: entry(
    409,
    'You can save up to {{rule.savedViews}} views of a list. Delete one to save another.',
  ),
  VIEW_NAME_TAKEN: entry(409, 'Another view of this list has this name.', 'name'),
  VIEW_IS_WHOLE: entry(409, 'This is the whole list. Filter or sort it first.'),
  PICTURE_MISSING: entry(400, 'Please choose a picture first.', 'picture'),
  PICTURE_KIND: entry(
    400,
    'Please choose a JPEG, PNG, WebP or AVIF picture. Other file types cannot be used.',
    'picture',
  ),
  PICTURE_UNREADABLE: entry(
    400,
    'This picture is damaged and cannot be read. Please try another one.',
    'picture',
  ),
  PICTURE_TOO_MANY_PIXELS: entry(
    400,
    'This picture has more than {{rule.pictureMegapixels}} megapixels. Please make it smaller.',
    'picture',
  ),
  PICTURE_TOO_LARGE_FOR_KIND: entry(
    400,
    'A picture of this kind may have {{limit}} megapixels. Please make it smaller, or save it as an ordinary JPEG.',
    'picture',
  ),
  PICTURE_SEVERAL_FRAMES: entry(
    400,
    'This file holds an animation or several pictures. Please choose a single still picture.',
    'picture',
  ),
  PICTURE_NOT_PROCESSED: entry(
    400,
    'This picture could not be processed. Please make it smaller, or save it as an ordinary JPEG.',
    'picture',
  ),
  PICTURES_BUSY: entry(
    503,
    'Too many pictures are being processed right now. Please try again in a minute.',
    'picture',
  ),
  UPLOAD_RUNNING: entry(
    503,
    'Something else that you sent is still being uploaded. Please send this again when that is done.',
  ),
  PICTURE_TOO_HEAVY: entry(
    413,
    'This picture is larger than {{rule.pictureMegabytes}} MB. Please choose a smaller one.',
    'picture',
  ),
  SETTINGS_CHANGED: entry(409, 'This was changed in the meantime, by {{who}}. Nothing was saved.'),
  SETTINGS_SAME: entry(409, 'Nothing would change.'),
  JOB_RUNS: entry(
    409,
    'This job is running already or is about to. {{name}} was the last to start it by hand.',
  ),
  MAIL_RETRIED_BY: entry(409, 'Nothing is left here to be sent again. {{name}} did it already.'),
  FORM_DRAFT_CHANGED: entry(
    409,
    'Another version of this form was saved earlier or in another tab. Nothing was changed: press again to go on without it.',
  ),
} as const satisfies Record<string, ErrorEntry>
