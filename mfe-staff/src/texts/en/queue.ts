/** Words of queue. */
export const queue = {
  // filter-options
  allResourceRequests: 'All resource requests',
  allResearchMatch: 'All Research Match',
  allAutismBrainnet: 'All Autism BrainNet',
  // queues
  newRequests: 'New Requests',
  underReview: 'Under Review',
  revisionsRequested: 'Revisions Requested',
  approvedPendingTeam: 'Approved (Pending Team)',
  unassigned: 'Unassigned',
  // review-sections
  researchMatchApplications: 'Research Match Applications',
  autismBrainnetTissueRequests: 'Autism BrainNet Tissue Requests',
  pilotRequests: 'Pilot Requests',
  dataRequests: 'Data Requests',
  // MineOrAll
  onlyMyReviews: 'Only my reviews',
  // MyReviewsPanel
  couldNotGetReviews: 'Could not get reviews.',
  fetchingInformation: 'Fetching Information',
  youGetAMailWhen: 'You get a mail when an administrator asks you to review a request, and it appears here.',
  // ReviewSection
  showAll: 'Show all {count}',
  showAllOf: 'Show all {count}: {title}',
  showFewer: 'Show fewer',
  showFewerOf: 'Show fewer: {title}',
  // QueueNav
  viewAllRequests: 'View All Requests',
  // QueuesPanel
  couldNotGetRequests: 'Could not get requests.',
  queuesOfMyResourceRequests: 'Queues of my resource requests',
  queuesOfResourceRequests: 'Queues of resource requests',
  // ResearchMatchPanel
  newApplications: 'New Applications',
  conditionallyApproved: 'Conditionally Approved',
  researchMatchApplicationsByStep: 'Research Match applications by step',
  // columns
  cohort: 'Cohort',
  creator: 'Creator',
  submittedToday: 'Submitted today',
  submittedAgo: 'Submitted {time} ago',
  status: 'Status',
  // AllRequestsPage
  requests: 'Requests',
  searchRequests: 'Search requests',
  type: 'Type',
  requestsThatYouMaySee: 'Requests that you may see appear here as soon as they are submitted.',
  // ResourceRequestsPage
  resourceRequests: 'Resource Requests',
  requestsAppearHereWhenAn: 'Requests appear here when an administrator names you as a reviewer.',
  requestsMoveBetweenTheseQueues: 'Requests move between these queues as their status changes.',
  // NextPanel
  nextRequests: 'Requests that have waited longest',
  overdueOne: '1 request has waited longer than two weeks.',
  overdueMany: '{count} requests have waited longer than two weeks.',
  notOverdue: 'Nothing has waited longer than two weeks.',
  nothingWaits: 'Nothing waits',
  nothingWaitsHere: 'Requests appear here, the oldest first, as soon as somebody here has to act.',
  steps: {
    assign: 'Assign a reviewer',
    review: 'Follow the review and decide',
    meeting: 'Decide after the meeting',
    team: 'Waits for the research team',
    access: 'Give access',
  },
  // FlowPanel
  flow: 'Requests by status, and how long they have been there',
  ages: ['Up to 2 weeks', '2 to 4 weeks', 'Longer'],
  all: 'All',
  noOpenRequests: 'No request is open',
  review: 'Review',
  meeting: 'Meeting',
} as const;
