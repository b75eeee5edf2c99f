/**
 * Every list and read call in section 7 of the three specifications, with each available filter, written by hand. The
 * contract must accept each of them, and the services must answer it.
 */
const UUID = '00000000-0000-4000-8000-000000000000';

/** By specification section and row. */
export const SPECIFIED_READS: Readonly<Record<string, readonly string[]>> = {
  'generic lists (1, 7)': [
    'GET /project/?expand=true&id__in=1,2&limit=50&ordering=-title&offset=0&search=sleep&title__icontains=sleep',
    'GET /request/?grouping=status,type&split=status&sfari_request_id__icontains=REQ',
    'GET /public/user/?search=ada',
  ],
  'users and institutions (1, 7)': [
    'GET /user/1/',
    'GET /user-email/?user=1',
    'GET /user-phone/?user=1',
    'GET /user-institution/?primary=True&user=1',
    'GET /institution/?domains__domain__in=uni.test,other.test&name=Maple&or=true&status=3&expand=true&limit=2000',
    'GET /institution/?name__icontains=map&ein=12-3456789&or=true',
    `GET /institution/?files__in=${UUID}`,
    'GET /institution/?files__rda_info__status__in=1,2',
    'GET /institution/?id__in=1,2',
    `GET /file/?id__in=${UUID}&type=2`,
    'GET /file/?rda_info__status__in=1,2',
    `GET /file/${UUID}/?base64=true`,
    `GET /file/${UUID}/?signed_url=True`,
    'GET /history/?pk=1&model=request',
  ],
  'shell (1, 7)': [
    'GET /search/?q=maple',
    'GET /notification/',
    'GET /feature-toggle/?enabled=True',
    'GET /meta-data/?enabled=True',
    'GET /cohort/?expand=true',
    'GET /email/',
  ],
  'researcher side (2, 7)': [
    'GET /cohort/',
    'GET /institution/',
    'GET /dataset/?expand=true&dataset_id=DS0001&active=true&parent__isnull=true&limit=1000',
    'GET /dataset/?available=true&type=1&search=sleep&ordering=-release_date',
    'GET /dataset/?dataset_id=DS0001&ordering=-version&version__gt=0',
    'GET /sample-type/?expand=true',
    'GET /abn_cart/?pi=1',
    'GET /project/1/',
    'GET /research-team/?project_id=1&expand=true',
    'GET /request/?project=1&expand=true&owner=1&status__in=4,7&type=1',
    'GET /request/1/?expand=true',
    'GET /request/1/approval_notice/?to_base64=true',
    'GET /request/1/docs/?to_base64=true',
    'GET /file/list/?zip_file_name=data.zip',
    'GET /file/download/?selected_files=a.csv&zip_file_name=data.zip',
    'GET /sample-availability/?ids=11000-p1,11000-p2&sample_type=1',
    'GET /abn_donor/?donor_hash=0123456789abcdef',
    'GET /abn_data/?limit=2000',
    'GET /abn_data_pilot/?limit=2000',
    'GET /user/1/?expand',
    'GET /datasetaccess/?user__in=1,2&limit=1000',
    'GET /project/?owner=1&userproject__user=1',
  ],
  'requests and renewals (3, 7)': [
    'GET /request/?type=1&status=2&status__in=2,3&expand=true&grouping=status',
    'GET /request/?review=1&reviewer=1',
    'GET /request/?reviews__user__in=1,2',
    'GET /request/?reviews__user__isnull=true',
    'GET /request/?reviews__user=null',
    'GET /request/?recontacting_cohort=SSC',
    'GET /request/?recontacting__cohort__in=SSC,Simons Searchlight',
    'GET /request/?owner=1&project=1',
    'GET /request/?project__userproject__user=1',
    'GET /request/?userproject__user__in=1,2',
    'GET /request/?compliance_needed=true&ordering=-submission_date',
    'GET /request/?abnfulltissue__cart=1',
    'GET /request/?abntesttissue__cart=1',
    'GET /request/?recontacting__summary__rm_ids__rm_id__contains=RM0001',
    'GET /request/1/',
    'GET /request/1/summary/',
    'GET /renewal/?status=2&expand=true&renewal__rm_application=1&ordering=-created',
  ],
  'reviews and conflicts (3, 7)': [
    'GET /review/?request=1&reviewer=1&expand=true',
    'GET /conflict/?user=1&request=1',
  ],
  'email (3, 7)': [
    'GET /email-info/?email_type=request_approved&model_name=request&obj_ids=1',
    'GET /email_logs/?email_template=staff_mail&object_ids=1,2',
  ],
  'history and support tickets (3, 7)': [
    'GET /history/?pk=1&model=request&expand=on',
    'GET /zendesk_ticket/?request=1&ids=1,2',
  ],
  'users, institutions and research teams (3, 7)': [
    'GET /user/?groups__name__in=sfari_admin,sfari_reviewer&expand=true',
    'GET /user/?groups__name__icontains=reviewer',
    'GET /user/?id=1&id__in=1,2',
    'GET /user/?owner=1',
    'GET /user/?institution=1',
    'GET /institution/1/',
    'GET /user-institution/',
    'GET /user-phone/',
    'GET /orcid/?code=abc',
    'GET /research-team/?user_id=1&expand=true',
    'GET /institution-compliance/?compliance_status=1&expand=true',
  ],
  'datasets (3, 7)': [
    `GET /dataset/?id__in=${UUID}`,
    'GET /dataset/?approved=true',
    'GET /dataset/?dataset_id=DS0001',
    `GET /dataset/?id=${UUID}`,
    'GET /datasetaccess/?user__in=1,2&parent__isnull=true&limit=1000',
    `GET /datasetaccess/?dataset=${UUID}&parent=null&limit=1000`,
  ],
  'release notes, tissue and superuser (3, 7)': [
    'GET /release_note/',
    'GET /abn_survey/?donor_hash=0123456789abcdef',
    'GET /sample-type/1/',
    'GET /health-check/?service=GPF',
  ],
};

export interface SpecifiedRead {
  readonly row: string;
  /** Encoded, such as `/request/?status=2`. */
  readonly path: string;
}

export const listSpecifiedReads = (): SpecifiedRead[] =>
  Object.entries(SPECIFIED_READS).flatMap(([row, calls]) =>
    calls.map((call) => ({ row, path: call.replace('GET ', '').replaceAll(' ', '%20') })),
  );
